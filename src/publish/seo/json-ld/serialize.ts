/**
 * JSON-LD as text of a `<script>`. `<`, `>` and `&` are escaped: Gatsby's Head decodes HTML entities in scripts, and a
 * `</script>` in a text would end the element. Line separators end a line in old parsers.
 */
export const serializeJsonLd = (graph: object): string =>
  JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
