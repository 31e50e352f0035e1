import { Suspense, useState } from 'react';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { maxDeputyNumbers } from '#core/rules/number/flow-settings.ts';
import { NumberPage } from '#web/features/number/number-page.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { HouseholdCell } from './household-cell.tsx';
import { NumberCell } from './number-cell.tsx';
import styles from './deputy-numbers.module.css';

const BindSheet = lazyPart(() => import('./bind-sheet.tsx').then((found) => found.BindSheet));

/** 副号管理: the bound numbers, choosing one, binding and releasing. */
function DeputyNumbers() {
  const [sheet, setSheet] = useState({ open: false, times: 0 });
  const enabled = useSession(({ session }) => session.kind === 'member');
  const butler = useCall(phoneManage.butler, {}, { enabled });
  const full = (butler.data?.numbers.length ?? 0) > maxDeputyNumbers;
  return (
    <NumberPage title="副号管理">
      <Cells title="我的号码">
        <QueryState query={butler} skeleton={<Cell title={<SkeletonBox width="60%" height={40} />} />}>
          {({ numbers, household }) =>
            numbers.map((number) => (
              <NumberCell key={number.numberId} number={number} household={household} />
            ))
          }
        </QueryState>
      </Cells>
      <HouseholdCell household={butler.data?.household} />
      <div className={styles.add}>
        <Button
          full
          disabled={butler.data === undefined || full}
          reason={full ? `最多绑定${maxDeputyNumbers}个副号` : undefined}
          onPress={() => setSheet(({ times }) => ({ open: true, times: times + 1 }))}
        >
          绑定副号
        </Button>
        <p className="text-tertiary">
          最多{maxDeputyNumbers}个，需要副号收到的短信验证码。绑定后会短信告知对方。
        </p>
      </div>
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
