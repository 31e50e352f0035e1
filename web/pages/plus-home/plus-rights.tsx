import { useId, useState } from 'react';
import type { MemberRights, Right } from '#core/contract/content/rights.shapes.ts';
import { claimButton } from '#core/rules/rights/claim-status.ts';
import { rightGroupView } from '#core/rules/rights/groups/right-group-view.ts';
import type { TakenClaim } from '#web/features/rights/claim-result.tsx';
import { LaterClaimResult } from '#web/features/rights/later-claim-result.tsx';
import { nextLook } from '#web/features/rights/next-look.ts';
import { rightText } from '#web/features/rights/right-text.ts';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useGo, useHref } from '#web/platform/navigation/navigation.tsx';
import { track } from '#web/platform/tracking/track.ts';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { PlusRightCard } from './plus-right-card.tsx';
import { PlusShelf } from './plus-shelf.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

const title = '本月尊享';
const rightsApi = rightsApis.upgrade;

/** The holder's rights of this month. */
export function PlusRights({ productId, subscriptionId }: { productId: string; subscriptionId: string }) {
  const href = useHref();
  const go = useGo();
  const [taken, setTaken] = useState<TakenClaim>();
  const rights = useCall(rightsApi.rights, { offerId: productId, subscriptionId }, { refetchMs: nextLook });
  const { claiming, claim } = useClaimRight(rightsApi, ({ claimId }, { rightsShowName, picUrl }) =>
    setTaken({ claimId, rightsName: rightsShowName, picUrl }),
  );
  const { data } = rights;
  if (!data)
    return (
      <QueryPlaceholder
        query={rights}
        skeleton={<ShelfSkeleton title={title} />}
        failedTitle={`${title}没有加载出来`}
      />
    );
  const take = (right: Right) => {
    track({ type: 'clk', floorName: title, rightsId: right.rightsId, rightsName: right.rightsName });
    claim({ rights: data, right });
  };
  return (
    <>
      <PlusShelf
        title={title}
        meta={`剩余${data.daysUntilRenewal}天`}
        more={{ href: href({ page: 'myMonth' }), text: '全部' }}
      >
        {everyRight(data).map((right) => (
          <Claimable
            key={right.rightsId}
            right={right}
            rights={data}
            busy={claiming.has(right.rightsId)}
            onClaim={() => take(right)}
          />
        ))}
      </PlusShelf>
      <LaterClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'plusRecords' })}
      />
    </>
  );
}

const everyRight = ({ groupList }: MemberRights): readonly Right[] =>
  groupList.flatMap(({ rightsList }) => rightsList.map((item) => rightGroupView<Right>(item).right));

interface ClaimableProps {
  readonly right: Right;
  readonly rights: MemberRights;
  readonly busy: boolean;
  onClaim(): void;
}

function Claimable({ right, rights: { productId, subscriptionId }, busy, onClaim }: ClaimableProps) {
  const textId = useId();
  const button = claimButton(busy ? 1 : right.recvStatus);
  return (
    <PlusRightCard
      right={{ rightsId: right.rightsId, groupId: right.groupId, productId, subscriptionId }}
      name={right.rightsShowName}
      picUrl={right.picUrl}
      text={rightText(right)}
      textId={textId}
      button={{
        text: button.text,
        disabled: button.disabled,
        busy: busy || right.recvStatus === 1,
        onPress: onClaim,
      }}
    />
  );
}
