import { act, renderHook } from "@testing-library/react";
import { useTyped } from "./use-typed";

const setup = () => {
  const sent = jest.fn();
  const { result, rerender } = renderHook(({ value }) => useTyped(value, sent), { initialProps: { value: "a" } });
  return { sent, text: () => result.current[0], type: (next: string) => act(() => result.current[1](next)), rerender };
};

it("keeps what is typed while the engine hands earlier changes back", () => {
  const { sent, text, type, rerender } = setup();
  type("ab");
  type("abc");
  rerender({ value: "ab" });
  expect(text()).toBe("abc");
  type("abcd");
  rerender({ value: "abcd" });
  expect(text()).toBe("abcd");
  expect(sent.mock.calls).toEqual([["ab"], ["abc"], ["abcd"]]);
});

it("takes over what comes from elsewhere, such as changes that are undone", () => {
  const { text, type, rerender } = setup();
  type("ab");
  rerender({ value: "ab" });
  rerender({ value: "a" });
  expect(text()).toBe("a");
  rerender({ value: "een ander" });
  expect(text()).toBe("een ander");
});
