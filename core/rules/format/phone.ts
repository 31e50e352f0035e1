const mobile = /^1[3-9]\d{9}$/;

/** Between the groups 3-4-4: up to three signs or escaped characters. A point or a comma only in both places, because of decimals and lists. */
const gap = '(?:[ \\-_/()·，、。；：（）／＿]|%[\\da-f]{2}|\\\\[nrt]){0,3}';

/**
 * A number inside a text: at the start, or after a non-digit or an escaped character, with or without 86 and separators,
 * and not followed by a digit. The preceding character is captured, because the oldest supported browsers lack look-behind.
 */
const mobileInText = new RegExp(
  `(^|\\D|%[\\da-f]{2}|\\\\u[\\da-f]{4})((?:(?:00)?86)?)(1[3-9]\\d)(?:${gap}\\d{4}${gap}|\\.\\d{4}\\.|,\\d{4},)(\\d{4})(?!\\d)`,
  'gi',
);

/** Every text that `mobileInText` matches, and few others. Most texts contain no number, and compiling this costs a tenth. */
const mayContainMobile = /1[3-9]\d.{0,9}\d{4}/;

/** Digits before a decimal point: the fraction of a number is not masked, so that a log line stays valid JSON. */
const wholePart = /(?:^|[\s:=,([{+-])\d{1,10}$/;
const isFraction = (text: string, point: number): boolean =>
  text[point] === '.' && wholePart.test(text.slice(Math.max(0, point - 11), point));

/** Three numbers of a JSON list. */
const isList = (found: string): boolean => /^[[,:]\d+,\d+,/.test(found);

/** Eleven digits, the first 1, the second 3 to 9 (§5). */
export const isMobile = (value: string): boolean => mobile.test(value);

/** Masks every mobile number inside a text; fractions and longer digit runs such as order ids are kept. */
export const maskAll = (text: string): string =>
  mayContainMobile.test(text)
    ? text.replace(
        mobileInText,
        (found: string, before: string, country: string, head: string, tail: string, at: number) =>
          isFraction(text, at) || isList(found) ? found : `${before}${country}${head}****${tail}`,
      )
    : text;

/** The first three digits, four asterisks, the last four (§5). */
export const maskMobile = (value: string): string =>
  isMobile(value) ? `${value.slice(0, 3)}****${value.slice(-4)}` : maskAll(value);
