import { picture } from "../preview/pictures";
import { describePicture } from "./picture-size";

jest.mock("../preview/pictures");

beforeEach(() => {
  jest.mocked(picture).mockResolvedValue({ src: "blob:", width: 560, height: 400, weight: 3_600 });
});

it("asks for more pixels of a photo", async () => {
  expect(await describePicture("/team.jpg")).toBe("560 × 400 pixels, 4 kB; liefst minstens 1200 pixels breed");
});

it("does not of a drawing, which is sharp at any size", async () => {
  expect(await describePicture("/scenes/loes.svg")).toBe("560 × 400 pixels, 4 kB");
});
