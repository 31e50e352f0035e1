import { names } from '../../config/names.ts';

export interface LoginCookieProof {
  /** Which system of the operator left the cookie. */
  readonly from: 'middle-platform' | 'mall';
  readonly token: string;
}

const mall = `${names.slugs.prefix}:`;

/** What the login cookie proves: the middle platform's token, or another system's where the value says so in front (§4, item 10). */
export const loginCookieProof = (value: string): LoginCookieProof =>
  value.startsWith(mall)
    ? { from: 'mall', token: value.slice(mall.length) }
    : { from: 'middle-platform', token: value };
