import { useId, useState } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { RightsCards, type CardOfRight } from '#web/features/rights/rights-cards.tsx';
import { useNonMember } from '#web/features/rights/use-non-member.ts';
import { useRightsActions } from '#web/features/rights/use-rights-actions.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './rights-list.module.css';

/** The monthly rights by membership level, for subscribers without products. */
export function TierOffers() {
  const panelId = useId();
  const answer = useCall(memberPage.memberTiers, {});
  const [chosen, setChosen] = useState<string>();
  const tiers = answer.data?.tiers ?? [];
  const tier = tiers.find(({ productId }) => productId === chosen) ?? tiers[0];
  if (!tier)
    return (
      <QueryPlaceholder
        query={answer}
        skeleton={<ListSkeleton />}
        failedTitle="会员权益没有加载出来"
        failedLook="floor"
      />
    );
  return (
    <>
      <div className={styles.filter}>
        <Chips
          className={styles.filterChips}
          label="会员等级"
          items={tiers.map(({ productId, tierName }) => ({ key: productId, text: tierName }))}
          value={tier.productId}
          panelId={panelId}
          onChange={setChosen}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={tier.tierName}>
        <TierFloor tier={tier} />
      </div>
      <p className={styles.footnote}>权益每月1日更新，开通后即可领取</p>
    </>
  );
}

function TierFloor({ tier }: { readonly tier: Tier }) {
  const href = useHref();
  const viewer = useNonMember();
  const { goToLogin } = useSessionActions();
  const act = useRightsActions<CardOfRight>({ onReceive: goToLogin });
  const [plan] = [...tier.plans].sort((a, b) => a.priceFen / a.months - b.priceFen / b.months);
  const cardsOf = ({ groupId, rightsList }: Tier['groups'][number]): CardOfRight[] =>
    rightsList.map(({ rightsId, rightsName, hint, picUrl, lackStockFlag }) => ({
      rightsId,
      groupId,
      productId: tier.productId,
      name: rightsName,
      picUrl,
      text: hint,
      lackStockFlag,
    }));
  return (
    <Floor
      header={{
        title: tier.tierName,
        chip: <Tag>{tier.rightsCount}项权益</Tag>,
        meta: tier.productName === tier.tierName ? undefined : tier.productName,
      }}
      look="tinted"
    >
      <div className={styles.offer}>
        {plan && (
          <p>
            <Price fen={plan.perMonthFen ?? plan.priceFen} size={24} prefix="低至" />
            <span className="text-caption text-tertiary"> /月</span>
          </p>
        )}
        {viewer !== 'outOfProvince' && (
          <Button
            className={styles.actionButton}
            size="m"
            href={href({ page: 'memberOrder', query: { productId: tier.productId } })}
          >
            去开通
          </Button>
        )}
      </div>
      {tier.groups.map((group) => (
        <div key={group.groupId}>
          <p className={styles.groupTitle}>
            {group.groupName}
            <Tag kind="mute">{groupChip(group)}</Tag>
          </p>
          <RightsCards label={group.groupName} cards={cardsOf(group)} viewer={viewer} onAct={act} />
        </div>
      ))}
    </Floor>
  );
}
