/** Stands in for a font file in unit tests. */
export default "/font.woff2";
