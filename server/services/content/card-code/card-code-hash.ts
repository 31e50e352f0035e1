import { readCardCode } from '#core/rules/rights/card-code.ts';
import { codeHash } from '../../../http/secrets.ts';

/** What the tables know of a code: keyed, so that whoever steals them still has no card. */
export const cardCodeHash = (secret: string, code: string): Buffer =>
  codeHash(secret, 'card-code', readCardCode(code));
