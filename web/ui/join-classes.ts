/** Class names that apply, in order: `joinClasses(styles.button, full && styles.fullWidth)`. */
export const joinClasses = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
