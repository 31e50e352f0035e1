import { Suspense, useId, useState } from 'react';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { maxDeputyNumbers } from '#core/rules/number/flow-settings.ts';
import { NumberPage } from '#web/features/number/number-page.tsx';
import { isSettled } from '#web/platform/queries/use-query.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { HouseholdCell } from './household-cell.tsx';
import { NumberCard, NumberCardSkeleton } from './number-card.tsx';
import styles from './deputy-numbers.module.css';

const BindSheet = lazyPart(() => import('./bind-sheet.tsx').then((found) => found.BindSheet));

/** 副号管理: the bound numbers, choosing one, binding and releasing. */
function DeputyNumbers() {
  const [sheet, setSheet] = useState({ open: false, times: 0 });
  const enabled = useSession(({ session }) => session.kind === 'member');
  const butler = useCall(phoneManage.butler, {}, { enabled });
  const headingId = useId();
  const full = (butler.data?.numbers.length ?? 0) > maxDeputyNumbers;
  const numbers = butler.data?.numbers ?? [];
  const household = butler.data?.household;
  const bound = numbers.filter(({ kind }) => kind === 'deputy');
  return (
    <NumberPage
      title="副号管理"
      bar={
        enabled && (
          <ActionBar>
            <Button
              full
              disabled={butler.data === undefined || full}
              reason={full ? `最多绑定${maxDeputyNumbers}个副号` : undefined}
              onPress={() => setSheet(({ times }) => ({ open: true, times: times + 1 }))}
            >
              绑定副号
            </Button>
          </ActionBar>
        )
      }
    >
      <QueryState query={butler} skeleton={<NumberCardSkeleton />}>
        {() =>
          numbers
            .filter(({ kind }) => kind === 'main')
            .map((number) => <NumberCard key={number.numberId} number={number} household />)
        }
      </QueryState>
      {isSettled(butler) && !butler.data ? null : <HouseholdCell household={household} />}
      {/* The last ones, as it is not known before how many there are. */}
      {butler.data && (
        <section className={styles.bound} aria-labelledby={headingId}>
          <h2 id={headingId}>
            已绑定副号 {bound.length}/{maxDeputyNumbers}
          </h2>
          {bound.length === 0 && (
            <EmptyState
              look="card"
              art="busy"
              size={116}
              title="还没有副号"
              text="绑定家人的号码，一起管理流量"
            />
          )}
          {bound.map((number) => (
            <NumberCard key={number.numberId} number={number} household={household === true} />
          ))}
          <p className="text-tertiary">绑定需要副号收到的短信验证码，绑定后会短信告知对方</p>
        </section>
      )}
      {sheet.times > 0 && (
        <Suspense fallback={null}>
          <BindSheet
            key={sheet.times}
            open={sheet.open}
            onClose={() => setSheet({ ...sheet, open: false })}
          />
        </Suspense>
      )}
    </NumberPage>
  );
}

export const page: PageDefinition = { Page: DeputyNumbers };
