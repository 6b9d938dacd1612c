import { noticeAttribute, noticeScript } from "./notice-days";

const NOTICE = { text: "Gesloten.", from: "2026-12-24", until: "2027-01-01" };

const run = (script: string): void => {
  const element = document.createElement("script");
  element.textContent = script;
  document.head.append(element);
};

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.notice;
});

test.each([
  ["2026-12-23T22:59:00Z", "off", "before the first day"],
  ["2026-12-23T23:00:00Z", "on", "from midnight in the Netherlands"],
  ["2027-01-01T22:59:00Z", "on", "until the end of the last day"],
  ["2027-01-01T23:00:00Z", "off", "after it"],
])("at %s a notice is %s: %s", (now, state) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(noticeAttribute(NOTICE)).toEqual({ "data-notice": state });
  run(noticeScript(NOTICE));
  expect(document.documentElement).toHaveAttribute("data-notice", state);
});

test("a notice without a first day is on at once", () => {
  jest.useFakeTimers({ now: new Date("2026-01-01") });
  expect(noticeAttribute({ ...NOTICE, from: undefined })).toEqual({ "data-notice": "on" });
});

test("without a notice there is neither attribute nor script", () => {
  expect([noticeAttribute({}), noticeScript({})]).toEqual([{}, ""]);
});
