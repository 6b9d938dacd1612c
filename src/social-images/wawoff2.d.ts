/** Decoder of WOFF2 (the reference implementation, compiled to WebAssembly); the package ships no types. */
declare module "wawoff2" {
  export function decompress(woff2: Buffer): Promise<Uint8Array>;
}
