import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import texts from "../../e2e/fixture-site/data/not-found-page.json";
import { navigate } from "../test/gatsby-mock";
import { renderWithTexts } from "../test/render-with-texts";
import { RedirectCountdown } from "./RedirectCountdown";

const PATH = "/bestaat-niet";
const log = jest.spyOn(console, "error");

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockClear();
  log.mockReset();
});

afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const status = () => screen.getByRole("status");

it("counts 3, 2, 1 and goes home at three seconds, in the place of the bad address", () => {
  renderWithTexts(<RedirectCountdown texts={texts} path={PATH} />);
  expect(status()).toHaveTextContent("Over 3 seconden ga je naar de startpagina.");
  pass(1000);
  expect(status()).toHaveTextContent("Over 2 seconden");
  pass(1000);
  expect(status()).toHaveTextContent("Over 1 seconde ga");
  pass(999);
  expect(navigate).not.toHaveBeenCalled();
  pass(1);
  expect(navigate.mock.calls).toEqual([["/", { replace: true }]]);
});

it("stays when the visitor wants to, without losing the focus", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithTexts(<RedirectCountdown texts={texts} path={PATH} />);
  await user.click(screen.getByRole("button", { name: "Blijf op deze pagina" }));
  pass(10_000);
  expect(navigate).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent(texts.stopped);
  expect(status()).toHaveFocus();
  expect(screen.queryByRole("button", { name: texts.stayLabel })).not.toBeInTheDocument();
});

it("links home", () => {
  renderWithTexts(<RedirectCountdown texts={texts} path={PATH} />);
  expect(screen.getByRole("link", { name: "Ga direct naar de startpagina" })).toHaveAttribute("href", "/");
});

it("does nothing more once it is left", () => {
  const { unmount } = renderWithTexts(<RedirectCountdown texts={texts} path={PATH} />);
  unmount();
  pass(10_000);
  expect(navigate).not.toHaveBeenCalled();
});

it("writes the bad path to the console once (docs/agreement.md#not-found-page)", () => {
  renderWithTexts(<RedirectCountdown texts={texts} path={PATH} />);
  pass(2000);
  expect(log.mock.calls).toEqual([["Pagina niet gevonden:", PATH]]);
});
