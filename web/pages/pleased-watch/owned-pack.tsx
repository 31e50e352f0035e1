import { cardProduct } from '#core/contract/content/card-product.ts';
import type { OwnedProduct, RightsGroup } from '#core/contract/content/rights.shapes.ts';
import { RightsGroups } from '#web/features/rights/rights-groups.tsx';
import { nextLook } from '#web/features/rights/next-look.ts';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { OwnedCard } from './owned-card.tsx';
import { PackSkeleton } from './pack-skeleton.tsx';
import { WeekChoice } from './week-choice.tsx';

const isChoice = ({ chooseCount, totalCount }: RightsGroup): boolean => chooseCount < totalCount;

/** The held pack: remaining days, data, and the choice of a week card. */
export function OwnedPack({ product }: { product: OwnedProduct }) {
  const go = useGo();
  const { productId, subscriptionId } = product;
  const { data, error, refetch } = useCall(
    cardProduct.memberRights,
    { offerId: productId, subscriptionId },
    { refetchMs: nextLook },
  );
  const { claiming, claim } = useClaimRight(rightsApis.card, ({ claimId }) =>
    go({ page: 'pleasedWatchResult', query: { claimId } }),
  );
  if (!data)
    return (
      <QueryPlaceholder
        query={{ error, refetch }}
        skeleton={<PackSkeleton name={product.productName} />}
        failedTitle="权益没有加载出来"
        failedLook="floor"
      />
    );
  return (
    <>
      <OwnedCard product={product} rights={data} />
      <RightsGroups
        rights={{ groupList: data.groupList.filter((group) => !isChoice(group)) }}
        claiming={claiming}
        onClaim={(right) => claim({ rights: data, right })}
        period="7天内"
      />
      {data.groupList.filter(isChoice).map((group) => (
        <WeekChoice
          key={group.groupId}
          group={group}
          claiming={claiming}
          onClaim={(right) => claim({ rights: data, right })}
        />
      ))}
    </>
  );
}
