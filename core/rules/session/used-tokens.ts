const remembered = 20;

/** The list of used tokens with one more, the oldest falling out. */
export const rememberUsedToken = (used: readonly string[], token: string): readonly string[] =>
  [...used.filter((known) => known !== token), token].slice(-remembered);
