/** The digits of a code in groups of four, as they are read out. */
export const inFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
