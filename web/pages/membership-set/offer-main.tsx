import type { ReactNode } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import type { MemberTiers } from '#web/features/offers/use-member-tiers.ts';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferTexts } from './offer-texts.tsx';
import type { Offer } from './rows/offer.ts';

interface OfferMainProps {
  readonly offer: Offer;
  readonly memberTiers: MemberTiers;
  readonly tier: Tier | undefined;
  /** What the page shows of the tier. */
  children(tier: Tier): ReactNode;
}

/** The layout of membership pages: card, notice, content, rules and questions. */
export function OfferMain({ offer, memberTiers, tier, children }: OfferMainProps) {
  return (
    <>
      <OfferHead
        offer={offer}
        tier={tier}
        failed={!tier && memberTiers.error !== undefined}
        isReady={memberTiers.isReady}
      />
      {offer.actNum !== undefined && <NoticeStrip actNum={offer.actNum} />}
      <MemberGate ready={memberTiers.isReady} skeleton={<OfferSkeleton />}>
        {tier && children(tier)}
        {!tier && (
          <QueryPlaceholder
            query={memberTiers}
            skeleton={<OfferSkeleton />}
            failedTitle="会员信息没有加载出来"
            failedLook="floor"
          />
        )}
        <OfferTexts offer={offer} />
      </MemberGate>
    </>
  );
}
