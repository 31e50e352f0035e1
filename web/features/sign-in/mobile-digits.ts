const country = /^(?:00)?86(?=1)/;
const length = 11;

/** The digits of a typed, pasted or filled-in number: '+86 138-0000-0001' is 13800000001. */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return (digits.length > length ? digits.replace(country, '') : digits).slice(0, length);
}
