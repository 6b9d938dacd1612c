import { drawingSize } from "./drawing-size";

it("reads the size that a drawing gives itself", () => {
  expect(
    drawingSize('<?xml version="1.0"?><svg viewBox="0 0 4 3" width="400" height="300"><g width="1"/></svg>'),
  ).toEqual({ width: 400, height: 300 });
});

it.each([
  ["no height", '<svg width="400"><rect height="3"/></svg>'],
  ["a size in per cent", '<svg width="100%" height="300"/>'],
  ["no drawing", "<html></html>"],
])("knows no size of %s", (_, svg) => {
  expect(drawingSize(svg)).toBeUndefined();
});
