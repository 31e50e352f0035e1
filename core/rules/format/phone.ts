const mobile = /^1[3-9]\d{9}$/;

/**
 * A number inside a text: after the start, a non-digit or an escaped character, with or without 86 and separators,
 * and not followed by a digit. The character before is captured, because phones of the baseline know no look-behind.
 */
const mobileInText =
  /(^|\D|%[\da-f]{2}|\\u[\da-f]{4})((?:(?:00)?86)?)(1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?!\d)/gi;

/** A short number before a point: what follows is the fraction of a measurement, and a log line must stay valid JSON. */
const wholePart = /(?:^|[\s:=,([{+-])\d{1,10}$/;
const isFraction = (text: string, point: number): boolean =>
  text[point] === '.' && wholePart.test(text.slice(Math.max(0, point - 11), point));

/** Eleven digits, the first 1, the second 3 to 9 (§5). */
export const isMobile = (value: string): boolean => mobile.test(value);

/** Masks every mobile number inside a text; fractions and longer digit runs such as order ids stay readable. */
export const maskAll = (text: string): string =>
  text.replace(
    mobileInText,
    (found: string, before: string, country: string, head: string, tail: string, at: number) =>
      isFraction(text, at) ? found : `${before}${country}${head}****${tail}`,
  );

/** The first three digits, four asterisks, the last four (§5). */
export const maskMobile = (value: string): string =>
  isMobile(value) ? `${value.slice(0, 3)}****${value.slice(-4)}` : maskAll(value);
