import { act, renderHook } from "@testing-library/react";
import { useHold } from "./use-hold";

const setUp = () => {
  const area = document.createElement("div");
  const button = area.appendChild(document.createElement("button"));
  const other = area.appendChild(document.createElement("button"));
  document.body.replaceChildren(area);
  const { result, unmount } = renderHook(() => useHold({ current: area }));
  return {
    held: () => result.current,
    /** Lets a pointer do something on the button. */
    point: (type: "pointerenter" | "pointerleave" | "pointerdown", pointerType: string) =>
      act(() => {
        const target = type === "pointerdown" ? button : area;
        const event = new MouseEvent(type, { bubbles: type === "pointerdown" });
        target.dispatchEvent(Object.assign(event, { pointerType }));
      }),
    focus: () => act(() => button.focus()),
    focusOther: () => act(() => other.focus()),
    blur: () => act(() => (document.activeElement as HTMLElement).blur()),
    unmount,
  };
};

it("holds while the focus is in it, by keyboard or mouse, also when it moves inside", () => {
  const area = setUp();
  area.focus();
  expect(area.held()).toBe(true);
  area.focusOther();
  expect(area.held()).toBe(true);
  area.blur();
  expect(area.held()).toBe(false);
  area.point("pointerdown", "mouse");
  area.focus();
  expect(area.held()).toBe(true);
});

it("holds for the keyboard again after a tap", () => {
  const area = setUp();
  area.point("pointerdown", "touch");
  area.focus();
  area.blur();
  area.focus();
  expect(area.held()).toBe(true);
});

it("holds while either is there", () => {
  const area = setUp();
  area.point("pointerenter", "mouse");
  area.focus();
  area.point("pointerleave", "mouse");
  expect(area.held()).toBe(true);
  area.blur();
  expect(area.held()).toBe(false);
});

it("hears nothing once it is left", () => {
  const area = setUp();
  area.unmount();
  area.point("pointerenter", "mouse");
  area.focus();
  expect(area.held()).toBe(false);
});
