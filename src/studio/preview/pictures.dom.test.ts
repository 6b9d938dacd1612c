import { fileOnDisk } from "../folder/site-files";
import { pictureOf, refreshPictures } from "./pictures";

jest.mock("../folder/site-files");
jest.mock("../git/ask-host");

Object.assign(globalThis, { STUDIO_REPOSITORY: { local: true } });

/** A drawing on disk, so many pixels wide. */
const drawing = (width: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"></svg>`;
  return { type: "image/svg+xml", size: svg.length, text: async () => svg } as File;
};

beforeAll(() => {
  URL.createObjectURL = () => "blob:";
  refreshPictures();
});

const seen = (path: string) => pictureOf(path).fields;

it.each(["studio-saved", "hashchange"])("looks anew at a picture after %s, not before", async (event) => {
  const widthNow = async () => (await seen(`images/${event}.svg`)).width;
  jest.mocked(fileOnDisk).mockResolvedValue(drawing(20));
  expect(await widthNow()).toBe(20);
  jest.mocked(fileOnDisk).mockResolvedValue(drawing(40));
  expect(await widthNow()).toBe(20);
  window.dispatchEvent(new Event(event));
  expect(await widthNow()).toBe(40);
});

it("looks again for a picture that could not be had", async () => {
  const missing = { src: expect.stringContaining("ontbreekt"), help: "" };
  jest.mocked(fileOnDisk).mockResolvedValueOnce(undefined);
  expect(await seen("images/a.svg")).toMatchObject(missing);
  jest.mocked(fileOnDisk).mockRejectedValueOnce(new Error("No connection"));
  expect(await seen("images/a.svg")).toMatchObject(missing);
  jest.mocked(fileOnDisk).mockResolvedValue(drawing(30));
  expect(await seen("images/a.svg")).toMatchObject({ width: 30 });
});

it("asks for more pixels of a photo, not of a drawing, which is sharp at any size", async () => {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 560, height: 400 }) });
  jest.mocked(fileOnDisk).mockResolvedValue({ type: "image/jpeg", size: 3_600 } as File);
  expect((await seen("images/team.jpg")).help).toBe("560 × 400 pixels, 4 kB; liefst minstens 1200 pixels breed");
  jest.mocked(fileOnDisk).mockResolvedValue(drawing(560));
  expect((await seen("images/scenes/loes.svg")).help).toBe("560 × 10 pixels, 1 kB");
});
