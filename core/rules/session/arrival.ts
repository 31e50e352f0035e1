import type { HostId } from '../../config/hosts.ts';
import { names } from '../../config/names.ts';

/** Sign-in tokens a page can be opened with, and their query keys. */
export const signInParams = {
  partnerChoiceToken: 'rwxToken',
  culMobile: 'culMobile',
  token: 'token',
  tokenChannel: 'tokenChannel',
  aiToken: 'AIToken',
  qyptTokenValue: 'qyptTokenValue',
  code: 'code',
  /** The OAuth state, which binds the code to one browser. */
  state: 'state',
  cmToken: 'cmToken',
  videoAToken: `${names.slugs.videoPartnerA}Token`,
  videoBToken: `${names.slugs.videoPartnerB}Token`,
} as const;
export type SignInParam = keyof typeof signInParams;

/** The login cookie set by another system of the operator. */
export const loginCookieName = 'loginInfo';

/** The sign-in tokens and host known when a page is opened. */
export type Arrival = { readonly [P in SignInParam]?: string } & {
  readonly host: HostId;
  readonly https: boolean;
  readonly loginCookie?: string;
};

export interface ArrivalInput {
  readonly host: HostId;
  readonly https: boolean;
  readonly query: (key: string) => string | null | undefined;
  readonly cookie: (name: string) => string | null | undefined;
  /** Tokens already used on this phone. */
  readonly usedTokens: readonly string[];
}

// tokenChannel names the source of a token and state belongs to a code; neither is a single-use token.
const reusableParams: readonly string[] = ['tokenChannel', 'state'];
const isUsed = (key: string, value: string, used: readonly string[]): boolean =>
  !reusableParams.includes(key) && used.includes(value);

/** Reads the sign-in tokens of the URL and cookie; tokens already used are ignored (§4). */
export const readArrival = ({ host, https, query, cookie, usedTokens }: ArrivalInput): Arrival => {
  const tokens = Object.entries(signInParams).flatMap(([name, key]) => {
    const value = query(key);
    return value && !isUsed(name, value, usedTokens) ? [[name, value] as const] : [];
  });
  const loginCookie = cookie(loginCookieName);
  return {
    ...Object.fromEntries(tokens),
    host,
    https,
    ...(loginCookie && !usedTokens.includes(loginCookie) && { loginCookie }),
  };
};
