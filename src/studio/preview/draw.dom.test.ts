import { waitFor } from "@testing-library/dom";
import { drawIn } from "./draw";
import { previewOf } from "./preview-of";

jest.mock("./preview-of", () => ({ previewOf: jest.fn(), NO_PREVIEW: { message: "Nog geen voorbeeld" } }));

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

it("says that there is no preview where a component throws, until there is one", async () => {
  const drawing = drawIn(document);
  const show = async (Template: () => string) => {
    jest.mocked(previewOf).mockResolvedValue({ Template });
    await drawing.show({} as Parameters<typeof previewOf>[0]);
  };
  await show(() => {
    throw new Error("No title");
  });
  await waitFor(() => expect(document.body).toHaveTextContent(/^Nog geen voorbeeld$/));
  await show(() => "De pagina");
  expect(document.body).toHaveTextContent(/^De pagina$/);
  drawing.end();
});
