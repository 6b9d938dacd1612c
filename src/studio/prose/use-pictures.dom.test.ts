import { act, renderHook } from "@testing-library/react";
import { usePictures } from "./use-pictures";

it("takes all pictures that are dropped, and says of each other file what is wrong", async () => {
  const addFile = async ({ name }: File) => {
    if (name === "IMG_1.jpg") {
      throw new Error('The file "IMG_1.jpg" is corrupt or mislabeled and cannot be used');
    }
    return `blob:${name}`;
  };
  const insert = jest.fn();
  const { result } = renderHook(() => usePictures({ addFile, pickFile: jest.fn() } as never, insert));
  const give = (...names: string[]) => {
    const types = { jpg: "image/jpeg", png: "image/png", pdf: "application/pdf" } as Record<string, string>;
    const files = names.map((name) => new File([], name, { type: types[name.slice(-3)] ?? "" }));
    return act(() => result.current.take({ preventDefault: jest.fn() } as never, { files } as never));
  };
  await give("een.png", "IMG_1.jpg", "Notitie.pdf", "twee.jpg");
  expect(insert.mock.calls).toEqual([["blob:een.png", "blob:twee.jpg"]]);
  expect(result.current.refused).toMatch(/^“IMG_1.jpg” is niet te lezen: .* “Notitie.pdf” kan hier niet\./);
  await give("IMG_1.jpg");
  expect(insert).toHaveBeenCalledTimes(1);
  await give("drie.png");
  expect(result.current.refused).toBe("");
});
