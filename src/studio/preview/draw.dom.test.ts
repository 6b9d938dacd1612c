import { drawIn } from "./draw";
import { previewOf } from "./preview-of";

jest.mock("./preview-of", () => ({ previewOf: jest.fn() }));

it("draws nothing more once its form is closed", async () => {
  let answer: (preview: object) => void = () => undefined;
  jest.mocked(previewOf).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const drawing = drawIn(document);
  const underWay = drawing.show({} as Parameters<typeof previewOf>[0]);
  drawing.end();
  answer({ message: "Te laat" });
  await expect(underWay).resolves.toBeUndefined();
});
