/** An amount in euros, without cents where it is whole. */
export const euros = (amount: number, locale = "nl-NL"): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
