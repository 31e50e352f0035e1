import type { ReactNode } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import type { Line } from '#web/features/offers/use-line.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { OfferHead } from './offer-head.tsx';
import { OfferTexts } from './offer-texts.tsx';
import type { Offer } from './rows/offer.ts';

interface OfferMainProps {
  readonly offer: Offer;
  readonly line: Line;
  readonly tier: Tier | undefined;
  /** What the page shows of the tier. */
  children(tier: Tier): ReactNode;
}

/** The layout of membership pages: card, notice, content, rules and questions. */
export function OfferMain({ offer, line, tier, children }: OfferMainProps) {
  return (
    <>
      <OfferHead
        offer={offer}
        tier={tier}
        failed={!tier && line.error !== undefined}
        isReady={line.isReady}
      />
      {offer.actNum !== undefined && <NoticeStrip actNum={offer.actNum} />}
      <MemberGate ready={line.isReady} skeleton={<OfferSkeleton />}>
        {tier && children(tier)}
        {!tier &&
          (line.error ? (
            <FailedState
              look="floor"
              title="会员信息没有加载出来"
              line={line.error.message}
              onRetry={() => void line.refetch()}
            />
          ) : (
            <OfferSkeleton />
          ))}
        <OfferTexts offer={offer} />
      </MemberGate>
    </>
  );
}
