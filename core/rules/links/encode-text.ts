/** A lone surrogate cannot be encoded and is replaced, as in browsers. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
