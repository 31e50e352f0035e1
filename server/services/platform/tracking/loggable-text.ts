import { maskAll } from '#core/rules/format/phone.ts';
import { loggableUrl } from '#core/rules/tracking/loggable-url.ts';

/** Characters of nearly every text; a text of these alone needs no normalisation. */
const plain = /^[ -~\u4e00-\u9fff，。、：；！？（）《》“”]*$/;
const breaks = /[\p{Cc}\p{Z}]+/gu;
/** Invisible characters: joiners, direction marks, tags. */
const invisible = /\p{Cf}/gu;
const dashes = /\p{Pd}/gu;
/** Digits of other forms, such as full-width ones. */
const oddDigits = /[^\P{Nd}\d]/gu;
/** So many decimals mark a coordinate; a version such as 8.0.42.2460 stays. */
const position = /(?<![\d.])\d{1,10}\.\d{4,}/g;

/** One line of visible characters with plain digits. */
const straight = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(invisible, '')
        .replace(breaks, ' ')
        .replace(dashes, '-')
        .replace(oddDigits, (digit) => digit.normalize('NFKC'));

/** A cheap test before the masking rules, which examine every character. */
const likeNumber = /1[3-9]\d(?:%[\da-f]{2}|[^\d"]){0,9}\d{4}(?:%[\da-f]{2}|[^\d"]){0,9}\d{4}/i;
const likePosition = /\d\.\d{4}/;

const hidden = (text: string): string => {
  const placeless = likePosition.test(text) ? text.replace(position, '***') : text;
  return likeNumber.test(placeless) ? maskAll(placeless) : placeless;
};

/** True for JSON in which no text needs masking: one test of the whole instead of one for each text. */
export const isLoggable = (json: string): boolean =>
  plain.test(json) && !json.includes('\\') && !likeNumber.test(json) && !likePosition.test(json);

/** A text for the log: one line, without phone numbers and coordinates. */
export const loggableText = (text: string): string => hidden(straight(text));

/** A URL for the log: also without tokens. */
export const loggableAddress = (address: string): string => hidden(loggableUrl(straight(address)));
