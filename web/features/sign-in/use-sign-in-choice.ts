import { useState } from 'react';
import { useOwnNumber } from './own-number/use-own-number.ts';

export type SignInPath = 'sim' | 'sms';

export interface SignInChoice {
  /** The way that is open. */
  readonly path: SignInPath;
  /** Both stand side by side: where the page is for the phone's own number, or somebody asked for it. */
  readonly offersBoth: boolean;
  readonly own: ReturnType<typeof useOwnNumber>;
  choose(path: SignInPath): void;
}

/** Which way in is open: what somebody chose, else what the page is for, and the SMS code where the network does not know the phone. */
export function useSignInChoice(first: SignInPath): SignInChoice {
  const own = useOwnNumber();
  const [chosen, choose] = useState<SignInPath>();
  const usual = first === 'sim' && own.kind !== 'missing' ? 'sim' : 'sms';
  return { path: chosen ?? usual, offersBoth: first === 'sim' || chosen !== undefined, own, choose };
}
