import { act, fireEvent, screen } from "@testing-library/react";
import { renderWithTexts } from "../../test/render-with-texts";
import { SIGN_UP_TEXTS } from "../../test/sign-up-texts";
import { SignUpForm } from "./SignUpForm";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => renderWithTexts(<SignUpForm texts={SIGN_UP_TEXTS} />);

const field = () => screen.getByRole("textbox", { name: "Zakelijk e-mailadres" });
const button = () => screen.getByRole("button");
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it.each([
  ["nothing", ""],
  ["spaces", "   "],
])("does nothing with %s, whatever the browser lets through", (_name, text) => {
  setUp();
  const input = field();
  // A field of type e-mail drops spaces by itself.
  input.setAttribute("type", "text");
  fireEvent.change(input, { target: { value: text } });
  fireEvent.submit(button());
  pass(5000);
  expect(button()).toHaveTextContent("Meld je aan");
  expect(button()).toBeEnabled();
});

it("leaves no timer behind when the visitor goes elsewhere", async () => {
  const { unmount } = setUp();
  fireEvent.change(field(), { target: { value: "lezer@bedrijf.example" } });
  fireEvent.submit(button());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it("is busy for a second, then says that it is done, with the focus, and sends nothing", () => {
  const send = jest.fn();
  Object.assign(globalThis, { fetch: send });
  setUp();
  fireEvent.change(field(), { target: { value: "lezer@bedrijf.example" } });
  fireEvent.submit(button());
  pass(900);
  expect(button()).toHaveTextContent("Aanmelden...");
  expect(button()).toBeDisabled();
  pass(100);
  expect(screen.getByRole("heading", { name: "Bedankt voor je aanmelding" })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});
