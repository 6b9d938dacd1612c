/** Characters that are forbidden in XML 1.0, even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text for an XML element or attribute: markup escaped, forbidden characters removed. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** An XML element around a text, which is escaped. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
