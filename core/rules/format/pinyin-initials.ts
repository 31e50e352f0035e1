import rows from '../../data/pinyin-initials.json' with { type: 'json' };

/** The table: one letter for each character from U+4E00 to U+9FFF, 128 in a row, '-' where no reading is known. */
const firstCharacter = 0x4e00;
const perRow = 128;

/** 溧 → 'l'. A character without a reading stays as it is. */
export const pinyinInitial = (character: string): string => {
  const at = (character.codePointAt(0) ?? 0) - firstCharacter;
  const letter = rows[Math.floor(at / perRow)]?.[at % perRow] ?? '-';
  return letter === '-' ? character : letter;
};

/** 立即领取 → 'l j l q'. Other characters stay as they are. */
export const pinyinInitials = (name: string): string =>
  Array.from(name.trim(), pinyinInitial).join(' ').replace(/\s+/g, ' ');
