import { useState } from 'react';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { CashSigned } from '#core/contract/activity/daily-cash.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { CashSkeleton } from './cash-skeleton.tsx';
import { CashCalendar } from './cash-calendar.tsx';
import { CashCard } from './cash-card.tsx';
import { CashRules } from './cash-rules.tsx';
import { LedgerLink } from './ledger-link.tsx';
import { SignedPopup } from './signed-popup.tsx';
import { StreakLadder } from './streak-ladder.tsx';
import { cashStatusOf } from './cash-status-of.ts';
import styles from './daily-cash.module.css';

/** Refetched at midnight, while the page is open. */
const lookAgainMs = 60_000;

/** 天天领现金: one sign-in a day, cash at once, more for days in a row. */
function DailyCash() {
  const kind = useSession(({ session }) => session.kind);
  const [signed, setSigned] = useState<CashSigned>();
  const offer = useCall(dailyCash.cashRewards, {}, { refetchMs: lookAgainMs });
  const own = useCall(dailyCash.cashState, {}, { enabled: kind === 'member', refetchMs: lookAgainMs });
  const failed = offer.data ? undefined : offer.error;
  const status = offer.data && cashStatusOf(kind, offer.data, own);
  return (
    <PageFrame title="天天领现金" hero={{ motif: 'cloud' }} right={<LedgerLink />}>
      <div className={styles.header}>
        <p className={styles.slogan}>签到一下，现金到手</p>
        <p className={styles.subtitle}>连续签到奖励更多，断签从第1天重新开始</p>
      </div>
      {!status && (
        <QueryPlaceholder
          query={{ error: failed, refetch: offer.refetch }}
          skeleton={<CashSkeleton />}
          failedTitle="签到没有加载出来"
          failedLook="floor"
        />
      )}
      {status && (
        <>
          <CashCard status={status} onRetry={() => void own.refetch()} onSigned={setSigned} />
          <StreakLadder status={status} />
          <CashCalendar status={status} />
        </>
      )}
      <CashRules />
      <SignedPopup signed={signed} onClose={() => setSigned(undefined)} />
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: DailyCash,
  firstCalls: () => [{ endpoint: dailyCash.cashRewards, input: {} }],
};
