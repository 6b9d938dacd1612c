import { Component, type ReactNode } from "react";
import { SiteTextsProvider } from "../../components/site-texts";
import type { Preview } from "./preview-of";

function Message({ children }: { children: ReactNode }) {
  return (
    <p role="status" style={{ padding: 24 }}>
      {children}
    </p>
  );
}

interface BoundaryProps {
  /** What is shown; a change of it resets the boundary. */
  shown: unknown;
  children: ReactNode;
}

/** Says that a preview cannot be shown where a component of the site throws: half a form is no page yet. */
class Boundary extends Component<BoundaryProps, { failed: unknown }> {
  override state = { failed: undefined };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: BoundaryProps): void {
    if (previous.shown !== this.props.shown && this.state.failed) {
      this.setState({ failed: undefined });
    }
  }

  override render() {
    return this.state.failed ? (
      <Message>Hier is nog geen voorbeeld van te maken. Boven het formulier staat wat er nog niet klopt.</Message>
    ) : (
      this.props.children
    );
  }
}

/** The page as visitors will see it, without menu and footer. */
export function PreviewPage({ Template, data, pageContext, prose, texts, message }: Preview) {
  return (
    <>
      {message && <Message>{message}</Message>}
      {Template && (
        <Boundary shown={data}>
          <SiteTextsProvider value={texts as never}>
            <main>
              <Template data={data as never} pageContext={pageContext as never}>
                {prose}
              </Template>
            </main>
          </SiteTextsProvider>
        </Boundary>
      )}
    </>
  );
}
