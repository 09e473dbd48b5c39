import "react";

declare module "react" {
  /** Data that the style sheet draws with, such as an angle. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
