import { SiteTextsProvider } from "../../components/site-texts";
import type { Preview } from "./preview-of";

/** The page as visitors will see it, without menu and footer. */
export function PreviewPage({ Template, data, prose, texts, message }: Preview) {
  return (
    <>
      {message && (
        <p role="status" style={{ padding: 24 }}>
          {message}
        </p>
      )}
      {Template && (
        <SiteTextsProvider value={texts as never}>
          <main>
            <Template data={data as never}>{prose}</Template>
          </main>
        </SiteTextsProvider>
      )}
    </>
  );
}
