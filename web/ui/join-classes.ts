/** Class names that apply, in order: `joinClasses('btn', busy && 'btn--busy')`. */
export const joinClasses = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
