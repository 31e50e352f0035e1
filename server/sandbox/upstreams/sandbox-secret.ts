import { codeHash } from '../../http/secrets.ts';

/** The secret shared with an upstream's sandbox, another one for each. */
export const sandboxSecret = (secret: string, upstream: string): string =>
  codeHash(secret, `sandbox-${upstream}`).toString('hex');
