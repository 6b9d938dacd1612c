import type { ParentSpanPluginArgs } from "gatsby";
import { watchContent } from "../content/check/watch";
import { onPreExtractQueries } from "./on-pre-extract-queries";
import { queryFaults } from "./query-faults";

jest.mock("./query-faults", () => ({ queryFaults: jest.fn(() => []) }));
jest.mock("../content/check/watch", () => ({ watchContent: jest.fn() }));

const reporter = { panic: jest.fn(), error: jest.fn(), success: jest.fn() };

const extract = async () => {
  const store = { getState: () => ({ schema: {}, program: { directory: "/site" } }) };
  await onPreExtractQueries?.({ reporter, store } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
};

it("stops a start with the query that does not fit", async () => {
  jest.mocked(queryFaults).mockReturnValueOnce(["src/sections/Quote.tsx:3:5"]);
  await extract();
  expect(reporter.panic).toHaveBeenCalledWith({ id: "queries", context: { message: "src/sections/Quote.tsx:3:5" } });
});

it("waits for the repair after a save, and says each mistake once", async () => {
  await extract();
  const saves: (() => void)[] = [];
  jest.mocked(watchContent).mockImplementation((_root, onSave) => {
    saves.push(onSave);
    return jest.fn();
  });
  jest.mocked(queryFaults).mockReturnValueOnce(["Quote.tsx:3:5"]).mockReturnValueOnce(["Quote.tsx:3:5"]);
  const extracted = extract();
  for (const count of [1, 2]) {
    await Promise.resolve();
    expect(saves).toHaveLength(count);
    saves[count - 1]?.();
  }
  await extracted;
  expect(reporter.error).toHaveBeenCalledTimes(1);
  expect(reporter.success).toHaveBeenCalledTimes(1);
});
