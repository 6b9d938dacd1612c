import type { Preference } from "./storage";

/** The map of Consent Mode v2: analytics grants analytics_storage, marketing the three others (docs/agreement.md#events). */
export const consentMode = ({ analytics, marketing }: Preference) => {
  const word = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  return {
    analytics_storage: word(analytics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  } as const;
};

/** The signals of Consent Mode v2, each granted or denied. */
export type ConsentModeMap = ReturnType<typeof consentMode>;
