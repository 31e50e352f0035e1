interface Click {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/** A click that means "go there": not one for a new tab, a new window or a download, and not one somebody has dealt with. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: Click): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
