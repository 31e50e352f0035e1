import { names } from '../../config/names.ts';

export interface LoginCookieProof {
  /** The system of the operator that set the cookie. */
  readonly from: 'middle-platform' | 'mall';
  readonly token: string;
}

const mallPrefix = `${names.slugs.prefix}:`;

/** The token in the login cookie: the mall's where it has the mall's prefix, otherwise the middle platform's (§4, item 10). */
export const loginCookieProof = (value: string): LoginCookieProof =>
  value.startsWith(mallPrefix)
    ? { from: 'mall', token: value.slice(mallPrefix.length) }
    : { from: 'middle-platform', token: value };
