import { proposedAddress, slugOf } from "./address";

it.each([
  ["Één goed gesprek: 'zo' doe je dat!", "een-goed-gesprek-zo-doe-je-dat"],
  ["Wat kost het? {prijs.traject}", "wat-kost-het"],
  ["Hoe’s dat", "hoes-dat"],
  ["…", ""],
])("makes an address of %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it("ends a long address after a word", () => {
  expect(slugOf("Een heel lang woord in een titel die maar doorgaat tot niemand haar meer leest")).toBe(
    "een-heel-lang-woord-in-een-titel-die-maar-doorgaat-tot",
  );
});

it("proposes nothing without a title, and the family's own form with one", () => {
  expect(proposedAddress("Article", { path: "", title: "" }, "path")).toBe("");
  expect(proposedAddress("Article", { title: "Een gesprek" }, "path")).toBe("/blog/een-gesprek");
  expect(proposedAddress("Page", { title: "Kosten" }, "path")).toBe("/kosten");
  expect(proposedAddress("City", { name: "Den Haag", title: "Mediation in Den Haag" }, "slug")).toBe("den-haag");
});

it("proposes a short name that no other entry of the list has", () => {
  const items = [{ slug: "hr", role: "HR" }, { slug: "hr-2", role: "HR" }, { role: "HR" }];
  expect(proposedAddress("_singletons", { items }, "items.2.slug")).toBe("hr-3");
});
