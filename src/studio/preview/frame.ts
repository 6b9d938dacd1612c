/** Widths at which a page can be seen, in px: a phone, a tablet, a computer. */
const WIDTHS: ReadonlyMap<number, string> = new Map([
  [360, "Telefoon"],
  [768, "Tablet"],
  [1280, "Computer"],
]);

const KEY = "studio.width";

const setWidth = (frame: HTMLElement, width: number): void => {
  const room = frame.parentElement?.clientWidth ?? width;
  const scale = Math.min(1, room / width);
  Object.assign(frame.style, {
    width: `${width}px`,
    height: `${100 / scale}%`,
    transform: `scale(${scale})`,
    transformOrigin: "0 0",
    // What the frame is wider than its room is shown smaller, and must not push the room wider.
    marginInlineEnd: `${width * (scale - 1)}px`,
    marginBlockEnd: `calc(100% - ${100 / scale}%)`,
    flex: "none",
  });
};

/**
 * Puts buttons above the preview that set its width; a page wider than the room is shown smaller.
 *
 * @returns takes them away
 */
export const addWidths = (frame: HTMLElement): (() => void) => {
  const bar = Object.assign(document.createElement("div"), { className: "studio-widths" });
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", "Breedte van het voorbeeld");
  const stored = Number(localStorage.getItem(KEY));
  let current = WIDTHS.has(stored) ? stored : 360;
  const choose = (chosen: number) => {
    current = chosen;
    localStorage.setItem(KEY, String(chosen));
    for (const button of bar.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(Number(button.value) === chosen));
    }
    setWidth(frame, chosen);
  };
  for (const [width, name] of WIDTHS) {
    const textContent = `${name} (${width})`;
    const button = Object.assign(document.createElement("button"), { type: "button", value: width, textContent });
    button.addEventListener("click", () => choose(width));
    bar.append(button);
  }
  frame.before(bar);
  choose(current);
  const observer = new ResizeObserver(() => setWidth(frame, current));
  observer.observe(frame.parentElement as HTMLElement);
  return () => {
    observer.disconnect();
    bar.remove();
  };
};
