import { readCardCode } from '#core/rules/rights/card-code.ts';

/** The valid code characters of a typed or pasted text. */
export const codeOf = (text: string, length: number): string =>
  readCardCode(text)
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, length);
