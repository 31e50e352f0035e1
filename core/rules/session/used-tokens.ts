const maxUsedTokens = 20;

/** The list of used tokens with one more; the oldest is dropped. */
export const rememberUsedToken = (used: readonly string[], token: string): readonly string[] =>
  [...used.filter((known) => known !== token), token].slice(-maxUsedTokens);
