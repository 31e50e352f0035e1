import { useRef, useState } from 'react';
import type { Claimed, MemberRights, Right } from '#core/contract/content/rights.shapes.ts';
import { useAnswers } from '#web/platform/answers/answers-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline, offlineSentence, type ApiFailure } from '#web/platform/api/api-failure.ts';
import { claimContext } from '#web/platform/hosts/claim-context.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useWorld } from '#web/platform/world/world.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { claimKeys } from './claim-keys.ts';
import { touchedBy, type RightsDoor } from './rights-doors.ts';

interface Claiming {
  readonly rights: MemberRights;
  readonly right: Right;
}

interface ClaimRight {
  /** The rights whose claims are on their way. */
  readonly claiming: ReadonlySet<string>;
  claim(claiming: Claiming): void;
}

/** Claims rights, each once at a time. The key is written down before the request leaves, so that whatever is repeated stays one claim. */
export function useClaimRight(door: RightsDoor, onClaimed: (claimed: Claimed, right: Right) => void): ClaimRight {
  const call = useApi();
  const answers = useAnswers();
  const host = useHost();
  const smsId = useQueryValue('smsId');
  const { environment, project } = useWorld();
  const keys = claimKeys(environment);
  const [claiming, setClaiming] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(new Set<string>());
  const note = () => setClaiming(new Set(underWay.current));

  const send = async ({ rights: { productId, subscriptionId, cycle }, right: { groupId, rightsId } }: Claiming): Promise<Claimed> => {
    const claim = { productId, subscriptionId: subscriptionId ?? '', groupId, rightsId, channelId: project.channelId };
    const idempotencyKey = keys.keyOf(claim.subscriptionId, rightsId, cycle);
    return call(door.claim, { ...claim, ...(await claimContext(host, smsId)) }, { idempotencyKey });
  };
  const settle = async ({ rights, right }: Claiming, failure?: ApiFailure) => {
    if (failure?.code === offline) toast(offlineSentence, 'alert');
    else keys.forget(rights.subscriptionId ?? '', right.rightsId, rights.cycle);
    await Promise.all(touchedBy(door).map(({ path }) => answers.refresh(path)));
    underWay.current.delete(right.rightsId);
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
          return settle({ rights, right });
        },
        (failure: ApiFailure) => settle({ rights, right }, failure),
      );
    },
  };
}
