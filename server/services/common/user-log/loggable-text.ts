import { maskAll } from '#core/rules/format/phone.ts';
import { logAddress } from '#core/rules/tracking/log-address.ts';

/** What nearly every text is made of, and nothing odd can hide in. */
const plain = /^[ -~\u4e00-\u9fff，。、：；！？（）《》“”]*$/;
const breaks = /[\p{Cc}\p{Z}]+/gu;
/** Signs nobody sees: joiners, marks of direction, tags. */
const unseen = /\p{Cf}/gu;
const dashes = /\p{Pd}/gu;
/** Digits that only look different, such as full-width ones. */
const oddDigits = /[^\P{Nd}\d]/gu;
/** So many places after the point belong to a position; a version such as 8.0.42.2460 stays. */
const position = /(?<![\d.])\d{1,10}\.\d{4,}/g;

/** One line of visible signs, in which a number is written as numbers are. */
const straight = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(unseen, '')
        .replace(breaks, ' ')
        .replace(dashes, '-')
        .replace(oddDigits, (digit) => digit.normalize('NFKC'));

/** Looked for first, because the rules that mask weigh every sign of a text. */
const likeNumber = /1[3-9]\d[ -]?\d{4}[ -]?\d{4}/;
const likePosition = /\d\.\d{4}/;

const hidden = (text: string): string => {
  const placeless = likePosition.test(text) ? text.replace(position, '***') : text;
  return likeNumber.test(placeless) ? maskAll(placeless) : placeless;
};

/** True for JSON whose texts could stay as they are: one look at the whole instead of a closer one at each. */
export const isLoggable = (json: string): boolean =>
  plain.test(json) && !json.includes('\\') && !likeNumber.test(json) && !likePosition.test(json);

/** A text as the log keeps it: one line, no phone number, no place. */
export const loggableText = (text: string): string => hidden(straight(text));

/** An address as the log keeps it: besides, without tokens. */
export const loggableAddress = (address: string): string => hidden(logAddress(straight(address)));
