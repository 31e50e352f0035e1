import type { Arrival } from './arrival.ts';

export interface SignInRule {
  readonly name: SignInName;
  applies(arrival: Arrival): boolean;
}
export type SignInName =
  | 'partner-choice'
  | 'partner-mobile'
  | 'operator-sso'
  | 'unified-platform'
  | 'rights-platform'
  | 'chat-app'
  | 'provincial-app'
  | 'video-a'
  | 'video-b'
  | 'login-cookie'
  | 'mobile-network';

const has = (value: string | undefined): boolean => value !== undefined && value !== '';

/** The automatic sign-in order (§4): only the first source that applies is tried. */
export const signInOrder: readonly SignInRule[] = [
  { name: 'partner-choice', applies: ({ partnerChoiceToken }) => has(partnerChoiceToken) },
  { name: 'partner-mobile', applies: ({ culMobile }) => has(culMobile) },
  { name: 'operator-sso', applies: ({ host, token }) => host === 'national-app' || has(token) },
  {
    name: 'unified-platform',
    applies: ({ tokenChannel, aiToken }) => tokenChannel === 'AIASSISTANT' || has(aiToken),
  },
  { name: 'rights-platform', applies: ({ qyptTokenValue }) => has(qyptTokenValue) },
  { name: 'chat-app', applies: ({ host }) => host === 'chat-app' },
  { name: 'provincial-app', applies: ({ host, cmToken }) => host === 'provincial-app' || has(cmToken) },
  { name: 'video-a', applies: ({ videoAToken }) => has(videoAToken) },
  { name: 'video-b', applies: ({ videoBToken }) => has(videoBToken) },
  { name: 'login-cookie', applies: ({ loginCookie }) => has(loginCookie) },
  { name: 'mobile-network', applies: () => true },
];

export const signInSource = (arrival: Arrival): SignInName =>
  signInOrder.find(({ applies }) => applies(arrival))?.name ?? 'mobile-network';

/** The first step of sources that may redirect or have two variants (§4, items 4 and 11). */
export const signInSteps = {
  unifiedPlatform: ({ aiToken }: Arrival): 'sign-in' | 'unified-login-page' =>
    has(aiToken) ? 'sign-in' : 'unified-login-page',
  mobileNetwork: ({ https }: Arrival): 'one-tap' | 'check-4g' => (https ? 'one-tap' : 'check-4g'),
} as const;
