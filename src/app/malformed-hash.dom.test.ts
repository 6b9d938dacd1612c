import { guardHash } from "./malformed-hash";

const at = (address: string) => window.history.replaceState({ key: "k" }, "", address);

it.each(["#%", "#%E0%A4%A", "#formulier%"])("drops %s on arrival and keeps the rest", (hash) => {
  at(`/contact?bron=a${hash}`);
  guardHash();
  expect(window.location.href).toBe(`${window.location.origin}/contact?bron=a`);
  expect(window.history.state).toEqual({ key: "k" });
});

it.each(["", "#formulier", "#%C3%A9%C3%A9n", "#één"])("keeps %p", (hash) => {
  at(`/contact${hash}`);
  const before = window.location.href;
  guardHash();
  expect(window.location.href).toBe(before);
});

it("drops one that comes later, before others hear of it", () => {
  guardHash();
  const seen: string[] = [];
  const hear = () => seen.push(window.location.hash);
  window.addEventListener("popstate", hear);
  at("/contact#%");
  window.dispatchEvent(new PopStateEvent("popstate"));
  window.removeEventListener("popstate", hear);
  expect(seen).toEqual([""]);
});
