import { readCardCode } from '#core/rules/rights/card-code.ts';
import { codeHash } from '../../../http/secrets.ts';

/** Tables store a code as a keyed hash, so stolen tables reveal no usable code. */
export const cardCodeHash = (secret: string, code: string): Buffer =>
  codeHash(secret, 'card-code', readCardCode(code));
