import { Suspense, useState } from 'react';
import type { MonthGroupView, MonthRights } from '#core/contract/content/my-month.shapes.ts';
import { claimPlan, type MonthPick } from '#core/rules/rights/my-month/my-month-plan.ts';
import { monthCounts, type GroupedRight } from '#core/rules/rights/my-month/my-month.ts';
import { LaterClaimResult } from '#web/features/rights/later-claim-result.tsx';
import type { TakenClaim } from '#web/features/rights/claim-result.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import type { useClaimMany } from '#web/features/rights/claiming/use-claim-many.ts';
import { useRecordsPage } from '#web/features/rights/records/use-records-page.ts';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { track } from '#web/platform/tracking/track.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { ClaimBar } from './claim-bar.tsx';
import { DeadlineFloors } from './deadline-floors.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { MonthFrame } from './month-frame.tsx';
import { MonthHead } from './month-head.tsx';
import { OtherRights } from './other-rights.tsx';
import { SettingsCells } from './settings-cells.tsx';
import styles from './my-month.module.css';

const ChoiceSheet = lazyPart(() => import('./choice-sheet.tsx').then((found) => found.ChoiceSheet));

interface MonthViewProps {
  readonly month: MonthRights;
  readonly many: ReturnType<typeof useClaimMany>;
}

/** A month with rights: deadlines first, then the calendar; claim-all below. */
export function MonthView({ month, many }: MonthViewProps) {
  const { groupList: groups, settings, cycle } = month;
  const now = Date.parse(month.serverTime);
  const go = useGo();
  const recordsPage = useRecordsPage();
  const [taken, setTaken] = useState<TakenClaim>();
  const [choosing, setChoosing] = useState<'never' | 'open' | 'closed'>('never');
  const single = useClaimRight(rightsApis.card, ({ claimId }, { rightsShowName, picUrl }) =>
    setTaken({ claimId, rightsName: rightsShowName, picUrl }),
  );
  const counts = monthCounts(groups, now);
  const plan = claimPlan(groups, settings.picks, now);

  const claimingOf = ({ group, right }: GroupedRight<MonthGroupView>) => ({
    rights: {
      productId: group.productId,
      subscriptionId: group.subscriptionId,
      cycle,
      groupList: [group],
    },
    right,
  });
  const claimAll = (claims: readonly GroupedRight<MonthGroupView>[]) => {
    track({ type: 'clk', floorName: '本月权益', pointName: '一键领取' });
    many.claimAll(claims.map(claimingOf));
  };
  const claimChosen = (picks: readonly MonthPick[]) => {
    setChoosing('closed');
    claimAll(claimPlan(groups, picks, now).claims);
  };
  const bar = (counts.claimable > 0 || many.steps.size > 0) && (
    <ClaimBar
      counts={counts}
      choices={plan.choices.length}
      many={many}
      onClaimAll={() => (plan.choices.length > 0 ? setChoosing('open') : claimAll(plan.claims))}
    />
  );
  return (
    <MonthFrame bar={bar}>
      <MonthHead month={month} counts={counts} />
      <DeadlineFloors
        groups={groups}
        now={now}
        steps={many.steps}
        locked={many.running}
        claiming={single.claiming}
        onClaim={(placed) => single.claim(claimingOf(placed))}
      />
      <MonthCalendar groups={groups} now={now} />
      <SettingsCells month={month} />
      <OtherRights groups={groups} now={now} open={counts.claimable === 0} />
      <p className={styles.footnote}>权益每月1日更新，当月未领不累计</p>
      {choosing !== 'never' && (
        <Suspense fallback={null}>
          <ChoiceSheet
            open={choosing === 'open'}
            groups={groups}
            choices={plan.choices}
            picks={settings.picks}
            now={now}
            onClose={() => setChoosing('closed')}
            onClaim={claimChosen}
          />
        </Suspense>
      )}
      <LaterClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: recordsPage })}
      />
    </MonthFrame>
  );
}
