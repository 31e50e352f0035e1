import type { HostId } from '../../config/hosts.ts';
import { names } from '../../config/names.ts';

/** The proofs a page can be opened with, and the query key each one comes under. */
export const arrivalKeys = {
  partnerChoiceToken: 'rwxToken',
  culMobile: 'culMobile',
  token: 'token',
  tokenChannel: 'tokenChannel',
  aiToken: 'AIToken',
  qyptTokenValue: 'qyptTokenValue',
  code: 'code',
  /** Comes beside the code and says for which browser it was made. */
  state: 'state',
  cmToken: 'cmToken',
  videoAToken: `${names.slugs.videoPartnerA}Token`,
  videoBToken: `${names.slugs.videoPartnerB}Token`,
} as const;
export type Proof = keyof typeof arrivalKeys;

/** The cookie another system of the operator leaves for us. */
export const loginCookieName = 'loginInfo';

/** What the page knows when it wakes up. */
export type Arrival = { readonly [P in Proof]?: string } & {
  readonly host: HostId;
  readonly https: boolean;
  readonly loginCookie?: string;
};

export interface ArrivalSigns {
  readonly host: HostId;
  readonly https: boolean;
  readonly query: (key: string) => string | null | undefined;
  readonly cookie: (name: string) => string | null | undefined;
  /** Proofs that were already spent on this phone. */
  readonly usedTokens: readonly string[];
}

// A channel says where a token comes from and is no token itself, so it is never used up; a state goes with its code.
const lasting: readonly string[] = ['tokenChannel', 'state'];
const isSpent = (key: string, value: string, used: readonly string[]): boolean =>
  !lasting.includes(key) && used.includes(value);

/** Gathers the proofs of this arrival; a token already used is not used again (§4). */
export const readArrival = ({ host, https, query, cookie, usedTokens }: ArrivalSigns): Arrival => {
  const proofs = Object.entries(arrivalKeys).flatMap(([proof, key]) => {
    const value = query(key);
    return value && !isSpent(proof, value, usedTokens) ? [[proof, value] as const] : [];
  });
  const loginCookie = cookie(loginCookieName);
  return {
    ...Object.fromEntries(proofs),
    host,
    https,
    ...(loginCookie && !usedTokens.includes(loginCookie) && { loginCookie }),
  };
};
