import table from '../../../data/traditional.json' with { type: 'json' };

/** Characters of a keyword that are used; the rest is dropped. */
export const keywordLength = 40;
const longestRead = 400;

const simplified = new Map(
  Array.from(table.traditional, (character, at) => [character, table.simplified[at] ?? character]),
);

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|\u20E3/gu;
const separators = /[\p{Cc}\p{Cf}\s,.;:!?'"()[\]{}<>/\\|·•—–\-、。“”‘’【】《》~]+/gu;

/** A typed keyword as search uses it: half-width, lower case, simplified, without emoji; '' when nothing is left. */
export const normaliseKeyword = (typed: string): string => {
  const plain = typed.slice(0, longestRead).normalize('NFKC').toLowerCase().replace(emoji, '');
  const words = Array.from(plain, (character) => simplified.get(character) ?? character)
    .join('')
    .replace(separators, ' ')
    .trim();
  return Array.from(words).slice(0, keywordLength).join('').trim();
};
