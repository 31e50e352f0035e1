const shown = 3;

/** '咖啡券、加油券', and '咖啡券、加油券、洗车券等5项' where a message has no room for all. */
export const namesInShort = (names: readonly string[]): string =>
  names.length > shown ? `${names.slice(0, shown).join('、')}等${names.length}项` : names.join('、');
