import { startTransition, useRef, useState } from 'react';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { affectedBy, type RightsApi } from '../rights-apis.ts';
import { useSendClaim, type Claiming } from './use-send-claim.ts';

/** The progress of one of several claims. */
export type ClaimStep =
  | { readonly kind: 'waiting' | 'claiming' | 'claimed' }
  | { readonly kind: 'refused'; readonly reason: string };

interface ClaimMany {
  /** Every claim of the last run under its `claimName`. */
  readonly steps: ReadonlyMap<string, ClaimStep>;
  readonly running: boolean;
  claimAll(claims: readonly Claiming[]): void;
  /** Resets the last run. */
  dismiss(): void;
}

const atOnce = 3;

/** The key of a claim: a right may be held twice, so the subscription is part of it. */
export const claimName = (subscriptionId: string | null, rightsId: string): string =>
  `${subscriptionId ?? ''} ${rightsId}`;
const nameOf = ({ rights, right }: Claiming): string => claimName(rights.subscriptionId, right.rightsId);

/** Claims several rights with limited concurrency; a failure stops no other claim. */
export function useClaimMany(rightsApi: RightsApi): ClaimMany {
  const send = useSendClaim(rightsApi);
  const queries = useQueryCache();
  const [steps, setSteps] = useState<ReadonlyMap<string, ClaimStep>>(new Map());
  const [running, setRunning] = useState(false);
  const isRunning = useRef(false);
  const note = (claiming: Claiming, step: ClaimStep) =>
    setSteps((known) => new Map(known).set(nameOf(claiming), step));

  const claimOne = async (claiming: Claiming) => {
    note(claiming, { kind: 'claiming' });
    try {
      await send(claiming, { quiet: true }); // its row shows the outcome
      note(claiming, { kind: 'claimed' });
    } catch (failure) {
      note(claiming, { kind: 'refused', reason: (failure as ApiFailure).message });
    }
  };
  const run = async (claims: readonly Claiming[]) => {
    const left = claims.values();
    const lane = async () => {
      for (const claiming of left) await claimOne(claiming);
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    await Promise.all(affectedBy(rightsApi).map(({ path }) => queries.refresh(path)));
    isRunning.current = false;
    startTransition(() => setRunning(false)); // in the same transition as the refetched answers, so that no outdated list is shown
  };

  return {
    steps,
    running,
    claimAll(claims) {
      if (isRunning.current || claims.length === 0) return;
      isRunning.current = true;
      setRunning(true);
      setSteps(new Map(claims.map((claiming) => [nameOf(claiming), { kind: 'waiting' }])));
      void run(claims);
    },
    dismiss: () => setSteps(new Map()),
  };
}
