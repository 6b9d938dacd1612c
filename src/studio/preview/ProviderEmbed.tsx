import { Note } from "../../components/Note";

/** Stands in for a form or agenda of another firm, which the studio never loads. */
export function ProviderEmbed({ integration }: { integration: { title: string } }) {
  return (
    <Note text={`Hier staat op de site: ${integration.title}. In dit voorbeeld wordt niets van anderen geladen.`} />
  );
}
