/** Sixteen signs of five bits: 80 bits, which nobody guesses. */
export const cardCodeLength = 16;

/** Digits and capitals without I, L, O and U, so that no sign is taken for another on a scratch card. */
export const cardCodeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** The code that somebody typed or pasted: spaces, dashes and case do not count, and look-alikes are read as what is printed. */
export const readCardCode = (typed: string): string =>
  typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/[ILO]/g, (sign) => lookAlikes[sign] ?? sign);

/** As it is printed: SX7K-29QF-8MAB-CDEF. */
export const printCardCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The code in random bytes: the low five bits of each of the first sixteen. */
export const cardCodeFrom = (random: Iterable<number>): string =>
  [...random]
    .slice(0, cardCodeLength)
    .map((byte) => cardCodeSigns[byte & 31] ?? '')
    .join('');
