import { dialogCommandsScript } from "./dialog-commands";

const showModal = jest.fn();

/** Runs the script as the browser does. */
const run = (knowsCommands: boolean): void => {
  if (knowsCommands) {
    Reflect.set(HTMLButtonElement.prototype, "command", "");
  }
  const script = document.createElement("script");
  script.textContent = dialogCommandsScript();
  document.head.replaceChildren(script);
};

/** Ends the listener that a run adds. */
let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
  const add = document.addEventListener.bind(document);
  jest
    .spyOn(document, "addEventListener")
    .mockImplementation((type: string, listener: unknown) =>
      add(type, listener as EventListener, { signal: ending.signal }),
    );
  HTMLDialogElement.prototype.showModal = showModal;
  document.body.innerHTML = `
    <button id="opener" command="show-modal" commandfor="menu"><svg></svg><span>Menu</span></button>
    <button id="other" command="close" commandfor="menu">Sluiten</button>
    <button id="plain">Iets anders</button>
    <dialog id="wrong"></dialog>
    <dialog id="menu"></dialog>`;
});

afterEach(() => {
  ending.abort();
  jest.restoreAllMocks();
  showModal.mockReset();
  Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
});

const click = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

it.each(["#opener", "#opener span", "#opener svg"])("opens the dialog of the button on a click on %s", (selector) => {
  run(false);
  click(selector);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(showModal.mock.contexts).toEqual([document.getElementById("menu")]);
});

it.each(["#other", "#plain", "body", "html"])("does nothing on a click on %s", (selector) => {
  run(false);
  click(selector);
  expect(showModal).not.toHaveBeenCalled();
});

it("leaves everything to a browser that knows commands", () => {
  run(true);
  expect(document.addEventListener).not.toHaveBeenCalled();
  click("#opener");
  expect(showModal).not.toHaveBeenCalled();
});

it("can stand in a script element", () => {
  expect(dialogCommandsScript()).not.toMatch(/<\/script|<!--/i);
});
