/** Replaces font files in unit tests. */
export default "/font.woff2";
