import { useRef, useState } from 'react';
import type { Claimed, Right } from '#core/contract/content/rights.shapes.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { offline, type ApiFailure } from '#core/rules/calls/api-failure.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { affectedBy, type RightsApi } from '../rights-apis.ts';
import { useConfirmLastPick } from './use-confirm-last-pick.ts';
import { useSendClaim, type Claiming } from './use-send-claim.ts';

interface ClaimRight {
  /** Rights with a pending claim. */
  readonly claiming: ReadonlySet<string>;
  claim(claiming: Claiming): void;
}

/** Claims rights, the last one of a group after a question; a right with a pending claim is ignored. */
export function useClaimRight(
  rightsApi: RightsApi,
  onClaimed: (claimed: Claimed, right: Right) => void,
): ClaimRight {
  const send = useSendClaim(rightsApi);
  const confirmed = useConfirmLastPick();
  const queries = useQueryCache();
  const [claiming, setClaiming] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(new Set<string>());
  const note = () => setClaiming(new Set(underWay.current));
  const end = ({ rightsId }: Right) => {
    underWay.current.delete(rightsId);
    note();
  };
  const settle = async (right: Right) => {
    await Promise.all(affectedBy(rightsApi).map(({ path }) => queries.refresh(path)));
    end(right);
  };
  const begin = async (requested: Claiming): Promise<Claimed | undefined> =>
    (await confirmed(requested)) ? send(requested) : undefined;

  return {
    claiming,
    claim({ rights, right }) {
      if (underWay.current.has(right.rightsId)) return;
      underWay.current.add(right.rightsId);
      note();
      void begin({ rights, right }).then(
        (claimed) => {
          if (claimed) onClaimed(claimed, right);
          return claimed ? settle(right) : end(right);
        },
        (failure: ApiFailure) => {
          if (failure.code === offline) toast(failure.message, 'alert');
          return settle(right);
        },
      );
    },
  };
}
