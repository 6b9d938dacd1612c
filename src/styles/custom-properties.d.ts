import "react";

declare module "react" {
  /** `style` may set custom properties: lengths of bars, places on a line. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
