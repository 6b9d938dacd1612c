import { logger } from "../lib/logger";
import { createTagManager, type TagManagerConfig } from "./tag-manager";

const NONE = { analytics: false, marketing: false };
const ANALYTICS = { analytics: true, marketing: false };
const MARKETING = { analytics: false, marketing: true };

const scripts = () => [...document.querySelectorAll("script")];
const create = (config: Partial<TagManagerConfig> = {}) =>
  createTagManager({ containerId: "GTM-ABC123", load: "after_consent", ...config });

beforeEach(() => {
  document.head.replaceChildren();
  window.dataLayer = [];
  window.gtag = () => undefined;
});

afterEach(() => jest.restoreAllMocks());

describe("createTagManager", () => {
  it("requests nothing before consent", () => {
    const consent = create();
    consent(NONE);
    consent(NONE);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toEqual([]);
  });

  it.each([
    ["analytics", ANALYTICS],
    ["marketing", MARKETING],
  ])("requests the container once after %s is granted", (_name, preference) => {
    const consent = create();
    consent(NONE);
    consent(preference);
    consent(NONE);
    consent({ analytics: true, marketing: true });
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([
      ["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123", true],
    ]);
    expect(window.dataLayer).toEqual([{ "gtm.start": expect.any(Number), event: "gtm.js" }]);
  });

  it("requests it at once in the other mode, also once", () => {
    const consent = create({ load: "always" });
    consent(NONE);
    consent(ANALYTICS);
    expect(scripts()).toHaveLength(1);
  });

  it.each(["", "GTM-", "gtm-abc", "UA-1", "GTM-ABC123&x=1", " GTM-ABC123"])("requests nothing for the id %j", (id) => {
    create({ containerId: id, load: "always" })(ANALYTICS);
    expect(scripts()).toEqual([]);
  });

  it("asks another host where told to", () => {
    create({ host: "http://127.0.0.1:9999" })(ANALYTICS);
    expect(scripts()[0]?.src).toBe("http://127.0.0.1:9999/gtm.js?id=GTM-ABC123");
  });

  it("requests nothing when nothing is denied by default", () => {
    const error = jest.spyOn(logger, "error").mockImplementation();
    window.gtag = undefined;
    const consent = create({ load: "always" });
    consent(ANALYTICS);
    consent(ANALYTICS);
    expect(scripts()).toEqual([]);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it("never throws", () => {
    jest.spyOn(logger, "error").mockImplementation();
    jest.spyOn(document.head, "append").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(() => create()(ANALYTICS)).not.toThrow();
  });
});
