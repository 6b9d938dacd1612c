import { logger } from "../../lib/logger";
import { createTagManager } from "./tag-manager";

const ANALYTICS = { analytics: true, marketing: false };

const scripts = () => [...document.querySelectorAll("script")];
const create = (containerId = "GTM-ABC123") => createTagManager(containerId);

beforeEach(() => {
  document.head.replaceChildren();
  window.dataLayer = [];
  window.gtag = () => undefined;
});

afterEach(() => jest.restoreAllMocks());

describe("createTagManager", () => {
  it.each(["", "GTM-", "gtm-abc", "UA-1", "GTM-ABC123&x=1", " GTM-ABC123"])("requests nothing for the id %j", (id) => {
    create(id)(ANALYTICS);
    expect(scripts()).toEqual([]);
  });

  it("requests nothing when nothing is denied by default", () => {
    const error = jest.spyOn(logger, "error").mockImplementation();
    window.gtag = undefined;
    const consent = create();
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
