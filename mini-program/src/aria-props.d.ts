import type { BaseTouchEvent, ITouchEvent } from '@tarojs/components/types/common';

/** Every component takes them (config/aria-attributes.ts); the types of the build name two of them, on some components. */
declare module '@tarojs/components/types/common' {
  // The type parameters repeat those of the declaration that is extended.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  interface StandardProps<T = any, TouchEvent extends BaseTouchEvent<any> = ITouchEvent> {
    ariaRole?: string;
    ariaLabel?: string;
    ariaHidden?: boolean;
    ariaChecked?: boolean;
    ariaSelected?: boolean;
    ariaDisabled?: boolean;
    ariaExpanded?: boolean;
    ariaModal?: boolean;
  }
}
