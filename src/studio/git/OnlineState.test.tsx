import { act, fireEvent, render, screen } from "@testing-library/react";
import { onlineAtHost } from "./ask-host";
import { OnlineState } from "./OnlineState";

jest.mock("./ask-host");

const TEN_MINUTES = 600_000;

const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(onlineAtHost).mockReset().mockResolvedValue(undefined);
});

afterEach(() => jest.useRealTimers());

it("does not take the answer of before a save for the last one, and asks no more once it is gone", async () => {
  const answers: ((state: "online") => void)[] = [];
  jest.mocked(onlineAtHost).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { unmount } = render(<OnlineState />);
  fireEvent(window, new Event("studio-saved"));
  answers[0]?.("online");
  await wait(0);
  expect(screen.getByRole("status")).toHaveTextContent("wordt gemaakt");
  unmount();
  answers[1]?.("online");
  await wait(TEN_MINUTES);
  expect(answers).toHaveLength(2);
});

it("asks no longer where the host has nothing to say, and asks again after a save", async () => {
  render(<OnlineState />);
  await wait(TEN_MINUTES);
  const { length } = jest.mocked(onlineAtHost).mock.calls;
  expect(length).toBeLessThan(30);
  await wait(TEN_MINUTES);
  expect(onlineAtHost).toHaveBeenCalledTimes(length);
  fireEvent(window, new Event("studio-saved"));
  expect(screen.getByRole("status")).toHaveTextContent("wordt gemaakt");
  await wait(TEN_MINUTES);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(onlineAtHost).toHaveBeenCalledTimes(2 * length);
});

it("goes on asking as long as the website is being made", async () => {
  jest.mocked(onlineAtHost).mockResolvedValue("busy");
  render(<OnlineState />);
  await wait(TEN_MINUTES);
  jest.mocked(onlineAtHost).mockResolvedValue("online");
  await wait(10_000);
  expect(screen.getByRole("status")).toHaveTextContent("staat online");
});
