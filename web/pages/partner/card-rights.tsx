import type { ReactNode } from 'react';
import type { MemberRights, Right } from '#core/contract/content/rights.shapes.ts';
import type { TierGroup } from '#core/contract/content/member-page.shapes.ts';
import { rightGroupView } from '#core/rules/rights/groups/right-group-view.ts';
import { TierGroups } from '#web/features/offers/tier-groups.tsx';
import { rightsDetailOf } from '#web/features/rights/rights-detail-of.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import type { OwnedCard } from './use-owned-cards.ts';

interface CardRightsProps {
  readonly card: OwnedCard;
  /** Shown below the rights, once their height is known. */
  readonly children: ReactNode;
}

/** The card's rights, each linked to its page. */
export function CardRights({
  card: {
    rightsApi,
    product: { productId, subscriptionId },
  },
  children,
}: CardRightsProps) {
  const href = useHref();
  const query = useCall(rightsApi.rights, { offerId: productId, subscriptionId });
  const { data, error } = query;
  if (!data)
    return (
      <>
        <Floor label="权益说明" busy={!error}>
          <QueryPlaceholder
            query={query}
            failedTitle="权益没有加载出来"
            skeleton={<SkeletonBox height={264} />}
          />
        </Floor>
        {error && children}
      </>
    );
  return (
    <>
      <TierGroups
        look="rows"
        groups={data.groupList.map(grantedOf)}
        hrefOf={({ rightsId }, { groupId }) =>
          href(rightsDetailOf({ rightsId, groupId, productId, subscriptionId }))
        }
      />
      {children}
    </>
  );
}

/** The group as it is given, whatever was claimed of it. */
const grantedOf = ({ rightsList, ...group }: MemberRights['groupList'][number]): TierGroup => ({
  ...group,
  rightsList: rightsList
    .map((item) => rightGroupView<Right>(item).right)
    .map(({ rightsId, rightsShowName, hint, picUrl, lackStockFlag }) => ({
      rightsId,
      rightsName: rightsShowName,
      hint,
      picUrl,
      lackStockFlag,
    })),
});
