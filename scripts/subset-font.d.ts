/** The part of subset-font that the scripts use; the package ships no types. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
