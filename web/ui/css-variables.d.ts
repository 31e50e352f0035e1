import 'react';

/** Lets a style object carry the custom properties a component's style sheet reads. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
