import { consentMode } from "./consent-mode";

describe("consentMode", () => {
  it.each([
    [false, false, "denied", "denied"],
    [true, false, "granted", "denied"],
    [false, true, "denied", "granted"],
    [true, true, "granted", "granted"],
  ])("analytics %s, marketing %s", (analytics, marketing, statistics, ads) => {
    expect(consentMode({ analytics, marketing })).toEqual({
      analytics_storage: statistics,
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
    });
  });
});
