import { originOf, uidOfScript } from "./hosts";

describe("originOf", () => {
  test("gives scheme, host and port", () => {
    expect(originOf("https://tally.so/embed/abc?x=1")).toBe("https://tally.so");
    expect(originOf("http://127.0.0.1:4321/frame")).toBe("http://127.0.0.1:4321");
  });

  test.each(["", "tally.so", "https://", "data:text/html,x"])("has no origin for %j", (url) => {
    expect(originOf(url)).toBeUndefined();
  });
});

test("the uid of a Kit form is read from its script", () => {
  expect(uidOfScript("https://bureau.kit.com/0a1b2c3d4e/index.js")).toBe("0a1b2c3d4e");
  expect(uidOfScript("https://bureau.kit.com/0a1b2c3d4e/index.js?v=2")).toBe("0a1b2c3d4e");
  expect(uidOfScript("https://bureau.kit.com/form")).toBe("");
});
