import { originOf, schedulingOrigin, schedulingScript, uidOfScript } from "./hosts";

describe("originOf", () => {
  test("gives scheme, host and port", () => {
    expect(originOf("https://tally.so/embed/abc?x=1")).toBe("https://tally.so");
    expect(originOf("http://127.0.0.1:4321/frame")).toBe("http://127.0.0.1:4321");
  });

  test.each(["", "tally.so", "https://", "data:text/html,x"])("has no origin for %j", (url) => {
    expect(originOf(url)).toBeUndefined();
  });
});

describe("scheduling", () => {
  test("Calendly's script comes from its own host, messages from calendly.com", () => {
    expect(schedulingScript("https://calendly.com/bureau/intake")).toBe(
      "https://assets.calendly.com/assets/external/widget.js",
    );
    expect(schedulingOrigin("https://calendly.com/bureau/intake")).toBe("https://calendly.com");
    expect(schedulingOrigin("https://www.calendly.com/bureau/intake")).toBe("https://calendly.com");
  });

  test("a page elsewhere brings its own script and origin", () => {
    expect(schedulingScript("http://127.0.0.1:4321/bureau/intake")).toBe(
      "http://127.0.0.1:4321/assets/external/widget.js",
    );
    expect(schedulingOrigin("http://127.0.0.1:4321/bureau/intake")).toBe("http://127.0.0.1:4321");
  });

  test("a look-alike is not Calendly", () => {
    expect(schedulingOrigin("https://calendly.com.example/x")).toBe("https://calendly.com.example");
    expect(schedulingScript("not an address")).toBeUndefined();
  });
});

test("the uid of a Kit form is read from its script", () => {
  expect(uidOfScript("https://bureau.kit.com/0a1b2c3d4e/index.js")).toBe("0a1b2c3d4e");
  expect(uidOfScript("https://bureau.kit.com/0a1b2c3d4e/index.js?v=2")).toBe("0a1b2c3d4e");
  expect(uidOfScript("https://bureau.kit.com/form")).toBe("");
});
