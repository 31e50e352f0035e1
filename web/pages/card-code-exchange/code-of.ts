import { readCardCode } from '#core/rules/rights/card-code.ts';

/** What of a text can stand in a code, however it was typed or pasted. */
export const codeOf = (text: string, length: number): string =>
  readCardCode(text)
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, length);
