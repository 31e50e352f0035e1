import { pinyinReadings } from './pinyin-readings.ts';

/**
 * Searched text is kept as units, one for each character: the character, its readings, a blank ("视shi 频pin 乐le,yue ").
 * write_goods_search.sql writes goods the same way, so one pattern serves the database and the highlighting.
 */
export const unitOf = (character: string): string =>
  `${character}${pinyinReadings.get(character)?.join(',') ?? (/[a-z0-9]/.test(character) ? character : '')} `;

/** A text as a pattern. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The unit of this very character. */
export const characterUnit = (character: string): string => `${escaped(character)}[a-z0-9,]* `;
/** A unit with this reading. */
export const syllableUnit = (syllable: string): string => `\\S(?:[a-z]+,)*${syllable}(?:,[a-z]+)* `;
/** A unit with a reading that begins so. */
export const initialUnit = (start: string): string => `\\S(?:[a-z]+,)*${start}[a-z]*(?:,[a-z]+)* `;
/** Any units of the same line, as few as possible. */
export const gap = '(?:\\S+ )*?';
/** One unit or none. */
export const oneOrNone = '(?:\\S+ )?';
/** A match begins where a unit begins. */
export const unitStart = '(?:^|[ \\n])';
