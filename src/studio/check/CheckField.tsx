import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { fileOf } from "../../content/check/page-path";
import { takeWanted } from "../find/go-to-field";
import { stateOf } from "../folder/site-files";
import { previewFile } from "../formats/format";
import { sameJson, sameText } from "../formats/match";
import { nameOfForm, typeOfForm } from "../forms/place";
import { History } from "../git/History";
import { OnlineState } from "../git/OnlineState";
import { setOpenForm } from "../leave";
import { checkForm, type EngineForm, type FormProblem, type FormReport, isCopy } from "./check-form";
import { markFields, showField } from "./mark-fields";
import { ReportView, summary } from "./ReportView";

interface State {
  report: FormReport | undefined;
  /** Why the check does not run; empty while it does. */
  stopped: string;
}

/** Pause in typing after which the check runs, in ms. */
const PAUSE = 250;

/** Time after which a check counts as slow, and the report of the one before it is hidden, in ms. */
const LATE = 1000;

/**
 * First field of every form: what the project's own check says of it while the editor types. The engine asks
 * {@link isValid} before it saves, so that nothing is saved that the build would refuse.
 */
export class CheckField extends Component<CustomFieldControlProps, State> {
  override state: State = { report: undefined, stopped: "" };
  private stopMarking: (() => void) | undefined;
  private gone = false;
  private opened: EngineForm["data"] = {};
  /** How often the engine has asked. */
  private asked = 0;
  /** What was checked last. */
  private checked: EngineForm["data"] = {};
  private timer: number | undefined;

  override componentDidMount(): void {
    this.opened = this.entry().form.data;
    setOpenForm(this);
    const wanted = takeWanted();
    if (wanted) {
      showField(...wanted);
    }
  }

  override componentDidUpdate({ entry }: CustomFieldControlProps): void {
    if (entry !== this.props.entry) {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(this.catchUp, 2 * PAUSE);
    }
  }

  override componentWillUnmount(): void {
    this.gone = true;
    setOpenForm(undefined);
    this.stopMarking?.();
  }

  unsaved(): string | undefined {
    const { type, form } = this.entry();
    const { data, path } = form;
    const isUntouched = path === "" && sameJson(data, this.opened);
    return !type || isUntouched || sameText(stateOf(path || fileOf(type, data)), previewFile(type, data))
      ? undefined
      : nameOfForm(type, data);
  }

  entry() {
    const entry = this.props.entry?.toJS() ?? { data: {}, path: "", collection: "", slug: "" };
    const form: EngineForm = entry;
    return { form, type: typeOfForm(entry.collection, entry.slug) };
  }

  /** Checks what the engine did not ask about: with every save it forgets whom to ask (@sveltia/cms, pinned). */
  private readonly catchUp = (): void => {
    if (!this.gone && !sameJson(this.checked, this.entry().form.data)) {
      void this.check();
    }
  };

  private readonly check = async (): Promise<readonly FormProblem[]> => {
    const { type, form } = this.entry();
    this.checked = form.data;
    if (!type) {
      return [];
    }
    const late = window.setTimeout(() => this.setState({ report: undefined }), LATE);
    const report = await checkForm(type, () => this.entry().form, this.opened)
      // The engine would keep asking for a change: what writes the file refuses (guard-writes.ts).
      .catch(({ message }: Error) => this.setState({ stopped: message }))
      .finally(() => window.clearTimeout(late));
    if (report && !this.gone) {
      this.stopMarking?.();
      this.stopMarking = markFields(type, this.entry().form, report);
      this.setState({ report, stopped: "" });
    }
    return report?.problems ?? [];
  };

  /** Asked by the engine after every change and before it saves; it uses only the answer to its latest question. */
  isValid = async (): Promise<true | { error: { message: string } }> => {
    this.asked += 1;
    const { asked } = this;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (asked !== this.asked || this.gone) {
      return true;
    }
    // The engine asks before React has handed over what was typed last.
    await new Promise<void>((resolve) => this.forceUpdate(resolve));
    const problems = await this.check();
    return problems.length === 0 || { error: { message: summary(problems) } };
  };

  override render() {
    const { stopped } = this.state;
    if (stopped) {
      return (
        <div className="studio-check" role="status">
          <p className="studio-bad">{stopped}</p>
          <button type="button" onClick={this.check}>
            Probeer opnieuw
          </button>
        </div>
      );
    }
    const { form } = this.entry();
    return (
      <>
        <ReportView report={this.state.report} isCopy={isCopy(form)} />
        {form.path && !STUDIO_REPOSITORY.local && <OnlineState />}
        {form.path && <History file={form.path} />}
      </>
    );
  }
}
