import { useState } from 'react';
import { useOwnNumber } from './own-number/use-own-number.ts';

export type SignInPath = 'sim' | 'sms';

export interface SignInChoice {
  /** The selected method. */
  readonly path: SignInPath;
  /** Whether both methods are shown: on one-tap pages, or by choice. */
  readonly offersBoth: boolean;
  readonly own: ReturnType<typeof useOwnNumber>;
  choose(path: SignInPath): void;
}

/** The selected sign-in method: the subscriber's choice, else the page's default; SMS if the network does not know the phone. */
export function useSignInChoice(first: SignInPath): SignInChoice {
  const own = useOwnNumber();
  const [chosen, choose] = useState<SignInPath>();
  const usual = first === 'sim' && own.kind !== 'missing' ? 'sim' : 'sms';
  return { path: chosen ?? usual, offersBoth: first === 'sim' || chosen !== undefined, own, choose };
}
