import "react";

declare module "react" {
  /** `style` may set custom properties, such as lengths of bars. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
