/** Sixteen characters of five bits: 80 bits, which cannot be guessed. */
export const cardCodeLength = 16;

/** Digits and capitals without the ambiguous I, L, O and U (Crockford's Base32). */
export const cardCodeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** Normalises a typed or pasted code: spaces, dashes and case are ignored; I, L and O are read as digits. */
export const readCardCode = (typed: string): string =>
  typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/[ILO]/g, (sign) => lookAlikes[sign] ?? sign);

/** The printed form: SX7K-29QF-8MAB-CDEF. */
export const printCardCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** A code from random bytes: the low five bits of each of the first sixteen. */
export const cardCodeFrom = (random: Iterable<number>): string =>
  [...random]
    .slice(0, cardCodeLength)
    .map((byte) => cardCodeSigns.charAt(byte & 31))
    .join('');
