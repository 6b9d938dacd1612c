import { consentStore } from "./consent-store";
import { deleteCookies, watchWithdrawal } from "./withdrawal";

const ANALYTICS = ["_ga", "_ga_ABC123", "_gid", "_gat", "_gat_UA-1", "_dc_gtm_UA-1", "_clck", "_clsk", "_hjSession_1"];
const MARKETING = [
  "_gcl_au",
  "_gcl_aw",
  "_gac_UA-1",
  "_fbp",
  "_fbc",
  "_uetsid",
  "_uetvid",
  "_ttp",
  "_tt_enable_cookie",
  "li_fat_id",
];
const OTHERS = ["session", "_gap", "_gidx", "my_ga", "x_fbp", "_fbpx", "consent"];

/** A cookie jar that remembers what was written. */
const createJar = (names: readonly string[], hostname = "example.nl") => {
  const written: string[] = [];
  return {
    location: { hostname },
    written,
    /** Names that an expired cookie was written for. */
    deleted: () => [...new Set(written.map((cookie) => cookie.split("=")[0]))],
    get cookie() {
      return names.map((name) => `${name}=1`).join("; ");
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
};

describe("deleteCookies", () => {
  const all = [...ANALYTICS, ...OTHERS, ...MARKETING];

  it.each([
    ["analytics", ["analytics"] as const, ANALYTICS],
    ["marketing", ["marketing"] as const, MARKETING],
    ["both", ["analytics", "marketing"] as const, [...ANALYTICS, ...MARKETING]],
    ["nothing", [] as const, []],
  ])("deletes the cookies of %s and no others", (_name, categories, expected) => {
    const jar = createJar(all);
    deleteCookies(categories, jar);
    expect(jar.deleted()).toEqual(expected);
  });

  it("expires a cookie on the host and on every level of its domain, path /", () => {
    const jar = createJar(["_ga"], "www.shop.example.nl");
    deleteCookies(["analytics"], jar);
    const expired = "_ga=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; max-age=0";
    expect(jar.written).toEqual([
      expired,
      `${expired}; domain=www.shop.example.nl`,
      `${expired}; domain=shop.example.nl`,
      `${expired}; domain=example.nl`,
      `${expired}; domain=nl`,
    ]);
  });
});

describe("watchWithdrawal", () => {
  beforeEach(() => localStorage.clear());

  const setUp = () => {
    const jar = createJar(["_ga", "_fbp"]);
    const reload = jest.fn();
    watchWithdrawal(reload, jar);
    return { jar, reload };
  };

  it("leaves a refusal, an unchanged choice and a wider choice alone", () => {
    const { jar, reload } = setUp();
    consentStore.rejectAll();
    consentStore.rejectAll();
    consentStore.save({ analytics: true, marketing: false });
    consentStore.acceptAll();
    expect(reload).not.toHaveBeenCalled();
    expect(jar.written).toEqual([]);
  });

  it("deletes cookies but does not reload when another tab withdrew", () => {
    const { jar, reload } = setUp();
    consentStore.acceptAll();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(jar.deleted()).toEqual(["_ga", "_fbp"]);
    expect(reload).not.toHaveBeenCalled();
  });
});
