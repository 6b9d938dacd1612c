import { elementsOf } from "../../html";
import { faultsOf } from "./faults";

const faults = (html: string, ...own: string[]) => faultsOf(elementsOf(html), new Set(own));

describe("faultsOf", () => {
  it("knows the site's own scripts, wherever they stand and whatever their way of saying so", () => {
    const html =
      '<script>a()</script><script type="module" id="x">b()</script><script type="text/javascript">a()</script>';
    expect(faults(html, "a()", "b()")).toEqual([]);
  });

  it.each([
    "<script>evil()</script>",
    '<script type="module">evil()</script>',
    '<script type="importmap">evil()</script>',
    "<template><script>evil()</script></template>",
    "<svg><script>evil()</script></svg>",
    "<script>a() </script>",
    "<script><!-- <script>a()</script></script>",
  ])("names an inline script that is not among them: %s", (html) => {
    expect(faults(html, "a()")).toEqual([expect.stringMatching(/^an inline script that is not the site's own: /)]);
  });

  it("leaves out data blocks and scripts in files of the site", () => {
    expect(faults('<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>')).toEqual([]);
  });

  it("names scripts from elsewhere", () => {
    const addresses = ["https://b.example/x.js", "//a.example/y.js", "/\\a.example/z.js", "a.js"];
    expect(addresses.flatMap((src) => faults(`<script src="${src}" async></script>`))).toEqual(
      addresses.map((src) => `a script from elsewhere: ${src}`),
    );
  });

  it.each([
    ['<button onclick="a()">A</button>', "<button onclick=…>"],
    ['<svg onload="a()"></svg>', "<svg onload=…>"],
    ['<iframe srcdoc="A"></iframe>', "<iframe srcdoc=…>"],
    ['<a href=" JavaScript:b()">B</a>', "<a href> with a javascript: address"],
    ['<a href="java&#10;script&colon;b()">B</a>', "<a href> with a javascript: address"],
    ['<svg><a xlink:href="&#1;javascript:b()">B</a></svg>', "<a href> with a javascript: address"],
    ['<form><button formaction="javascript:b()">B</button></form>', "<button formaction> with a javascript: address"],
    ['<object data="javascript:b()"></object>', "<object data> with a javascript: address"],
  ])("reports %s", (html, fault) => {
    expect(faults(html)).toEqual([fault]);
  });

  it("lets a text talk about javascript:", () => {
    expect(faults('<a href="/javascript:" title="javascript: a()" data-x="javascript:">javascript:</a>')).toEqual([]);
  });
});
