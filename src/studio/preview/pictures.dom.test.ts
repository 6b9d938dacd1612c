import { fileOnDisk } from "../folder/site-files";
import { picture, refreshPictures } from "./pictures";

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

it.each(["studio-saved", "hashchange"])("looks anew at a picture after %s, not before", async (event) => {
  const widthNow = async () => (await picture(`images/${event}.svg`))?.width;
  jest.mocked(fileOnDisk).mockResolvedValue(drawing(20));
  expect(await widthNow()).toBe(20);
  jest.mocked(fileOnDisk).mockResolvedValue(drawing(40));
  expect(await widthNow()).toBe(20);
  window.dispatchEvent(new Event(event));
  expect(await widthNow()).toBe(40);
});

it("looks again for a picture that could not be had", async () => {
  jest.mocked(fileOnDisk).mockResolvedValueOnce(undefined);
  expect(await picture("images/a.svg")).toBeUndefined();
  jest.mocked(fileOnDisk).mockRejectedValueOnce(new Error("No connection"));
  await expect(picture("images/a.svg")).rejects.toThrow("No connection");
  jest.mocked(fileOnDisk).mockResolvedValue(drawing(30));
  expect(await picture("images/a.svg")).toMatchObject({ width: 30 });
});
