import { useState } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { tickets } from '#core/contract/content/tickets.ts';
import { titles } from '#core/site/titles.ts';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useEver } from '#web/platform/queries/use-ever.ts';
import { isSettled } from '#web/platform/queries/use-query.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { GiftBand } from './gift-band.tsx';
import { GiftCoupons } from './gift-coupons.tsx';
import { GiftHead } from './gift-head.tsx';
import { lampPlan } from './lamp-plan.ts';
import { LevelGifts } from './level-gifts.tsx';
import { MyTickets } from './my-tickets.tsx';
import { SpecialGifts } from './special-gifts.tsx';
import { UpgradeGifts } from './upgrade-gifts.tsx';

/** 礼品广场: gifts by level, for special cards, for upgrades, and coupons. */
function GiftSquare() {
  const go = useGo();
  const [taken, setTaken] = useState<TakenClaim>();
  // The heights of these floors are unknown before their answers; what follows waits for them, so that it does not move.
  const enabled = useSession(({ session }) => session.kind === 'member');
  const tiers = useCall(memberPage.memberTiers, {}, { enabled });
  const special = useCall(singleRights.specialRights, {}, { enabled });
  const products = useCall(rightsFamilies.dgProducts, {}, { enabled });
  const hasTiers = useEver(isSettled(tiers));
  const hasAll = useEver(hasTiers && isSettled(special) && isSettled(products));
  return (
    <PageFrame
      title={titles.giftSquare}
      hero={{ motif: 'cloud' }}
      right={<NavPageLink text="领取记录" to={{ page: 'productRightsRecords' }} />}
    >
      <GiftHead />
      <GiftBand />
      <ProvinceNote />
      <LevelGifts />
      {hasTiers && <SpecialGifts onClaimed={setTaken} />}
      {hasAll && (
        <>
          <UpgradeGifts onClaimed={setTaken} />
          <GiftCoupons />
          <MyTickets />
        </>
      )}
      <ClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'productRightsRecords' })}
      />
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: GiftSquare,
  firstCalls: () => [{ endpoint: tickets.lampItems, input: lampPlan }],
  images: ['goods/gift-gold-cut'],
};
