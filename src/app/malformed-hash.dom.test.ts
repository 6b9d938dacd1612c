import { guardHash } from "./malformed-hash";

const comeTo = (address: string) => {
  window.history.replaceState({ key: "k" }, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
};

beforeAll(guardHash);

it.each(["#%", "#%E0%A4%A", "#formulier%"])("drops %s and keeps the rest", (hash) => {
  comeTo(`/contact?bron=a${hash}`);
  expect(window.location.href).toBe(`${window.location.origin}/contact?bron=a`);
  expect(window.history.state).toEqual({ key: "k" });
});

it.each(["", "#formulier", "#%C3%A9%C3%A9n", "#één"])("keeps %p", (hash) => {
  comeTo(`/contact${hash}`);
  expect(window.location.hash).toBe(encodeURI(decodeURI(hash)));
});

it("is quicker than who listens later", () => {
  const seen: string[] = [];
  window.addEventListener("popstate", () => seen.push(window.location.hash));
  comeTo("/contact#%");
  expect(seen).toEqual([""]);
});
