/** Groups a number for reading: 138 0000 0001. */
export const groupMobile = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
