import { pictureFault } from "./check-pictures";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20">';

test.each([
  ["a.png", "\u0089PNG\r\n\u001a\n…IEND\u00ae"],
  ["a.jpg", "\u00ff\u00d8\u00ff\u00e0…\u00ff\u00d9"],
  ["a.jpg", `\u00ff\u00d8\u00ff\u00e1…\u00ff\u00d9…\u00ff\u00da…\u00ff\u00d9${"film ".repeat(2000)}`],
  ["a.webp", "RIFF0000WEBPVP8 "],
  ["a.avif", "\0\0\0\u0020ftypavif…"],
  ["a.svg", `<?xml version="1.0"?>\n<!-- a <b> -->${SVG}<g><path d="M0 0"/></g>\n<style>a > b {}</style></svg>\n`],
])("a whole picture has no fault: %s", (file, text) => {
  expect(pictureFault(file, bytes(text))).toBe("");
});

test.each([
  ["a.png", "", "is leeg; zet de afbeelding er opnieuw neer"],
  ["a.png", "\u00ff\u00d8\u00ff\u00e0", "is geen PNG; bewaar de afbeelding opnieuw als PNG"],
  ["a.jpeg", "<html>", "is geen JPEG"],
  ["a.jpeg", "\u00ff\u00d8\u00ff\u00e0…", "is maar half aangekomen; kopieer de afbeelding opnieuw"],
  ["a.jpeg", "\u00ff\u00d8\u00ff\u00e1…\u00ff\u00d9…\u00ff\u00da…", "is maar half aangekomen"],
  ["a.svg", `${SVG}<g></svg>`, "is geen leesbare tekening"],
  ["a.svg", `${SVG}<path d="M0 0`, "is geen leesbare tekening; bewaar de tekening opnieuw als SVG"],
  ["a.svg", `${SVG}`, "is geen leesbare tekening"],
  ["a.svg", "<svg></svg>", "heeft geen maat; bewaar de tekening met een breedte en een hoogte in hele pixels"],
])("a picture that cannot be shown is told from its remedy: %s %j", (file, text, message) => {
  expect(pictureFault(file, bytes(text))).toContain(message);
});
