import { memberPage } from '#core/contract/content/member-page.ts';
import { RightsCards, type CardOfRight } from '#web/features/rights/rights-cards.tsx';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useNonMember } from '#web/features/rights/use-non-member.ts';
import { useRightsActions } from '#web/features/rights/use-rights-actions.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';

const title = '本月权益';

/** The first rights of the first membership, for those who hold none. */
export function OfferedRights({ max }: { readonly max: number }) {
  const viewer = useNonMember();
  const { way } = useMembershipWay();
  const { goToLogin } = useSessionActions();
  const act = useRightsActions<CardOfRight>({ onReceive: goToLogin });
  const answer = useCall(memberPage.memberTiers, {}, { staleMs: 300_000 });
  const tier = answer.data?.tiers[0];
  if (!tier)
    return answer.error && !answer.loading ? (
      <FailedState look="strip" title={`${title}没有加载出来`} onRetry={() => void answer.refetch()} />
    ) : (
      <Floor label="加载中" busy>
        <SkeletonBox height={264} radius={10} />
      </Floor>
    );
  const cards = tier.groups
    .flatMap(({ groupId, rightsList }) => rightsList.map((right) => ({ groupId, right })))
    .slice(0, max)
    .map(({ groupId, right: { rightsId, rightsName, hint, picUrl, lackStockFlag } }): CardOfRight => ({
      rightsId,
      groupId,
      productId: tier.productId,
      name: rightsName,
      picUrl,
      text: hint,
      lackStockFlag,
    }));
  return (
    <Floor header={{ title, chip: <Tag>{tier.tierName}可领</Tag>, more: way('了解会员', tier.productId) }}>
      <RightsCards label={title} cards={cards} viewer={viewer} onAct={act} />
    </Floor>
  );
}
