import { serializeJsonLd } from "./serialize";

describe("serializeJsonLd", () => {
  const tricky = { text: "</script><!-- R&D &amp; 'x' \"y\" \u2028\u2029 é" };

  it("writes no character that HTML gives a meaning", () => {
    expect(serializeJsonLd(tricky)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(serializeJsonLd({ text: "<a> & <b>" })).toBe('{"text":"\\u003Ca\\u003E \\u0026 \\u003Cb\\u003E"}');
  });

  it("reads back as it was", () => {
    expect(JSON.parse(serializeJsonLd(tricky))).toEqual(tricky);
  });

  it("leaves out what is undefined", () => {
    expect(serializeJsonLd({ a: undefined, b: 1 })).toBe('{"b":1}');
  });
});
