import { useRef, useState } from 'react';
import type { Claimed, Right } from '#core/contract/content/rights.shapes.ts';
import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { offline, offlineSentence, type ApiFailure } from '#web/platform/api/api-failure.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { affectedBy, type RightsApi } from './rights-apis.ts';
import { useSendClaim, type Claiming } from './use-send-claim.ts';

interface ClaimRight {
  /** Rights with a pending claim. */
  readonly claiming: ReadonlySet<string>;
  claim(claiming: Claiming): void;
}

/** Claims rights; a right with a pending claim is ignored. */
export function useClaimRight(
  rightsApi: RightsApi,
  onClaimed: (claimed: Claimed, right: Right) => void,
): ClaimRight {
  const send = useSendClaim(rightsApi);
  const answers = useAnswers();
  const [claiming, setClaiming] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(new Set<string>());
  const note = () => setClaiming(new Set(underWay.current));
  const settle = async ({ rightsId }: Right) => {
    await Promise.all(affectedBy(rightsApi).map(({ path }) => answers.refresh(path)));
    underWay.current.delete(rightsId);
    note();
  };

  return {
    claiming,
    claim({ rights, right }) {
      if (underWay.current.has(right.rightsId)) return;
      underWay.current.add(right.rightsId);
      note();
      void send({ rights, right }).then(
        (claimed) => {
          onClaimed(claimed, right);
          return settle(right);
        },
        (failure: ApiFailure) => {
          if (failure.code === offline) toast(offlineSentence, 'alert');
          return settle(right);
        },
      );
    },
  };
}
