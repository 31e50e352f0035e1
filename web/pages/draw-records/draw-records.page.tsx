import { useState } from 'react';
import { lotteryAt } from '#web/features/lottery/lottery-at.ts';
import { useHref, usePageId } from '#web/platform/navigation/navigation.tsx';
import { GuestState } from '#web/platform/page/guest-state.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { DrawList } from './draw-list.tsx';
import styles from './draw-records.module.css';

const tabs = [
  { key: 'won', text: '中奖' },
  { key: 'all', text: '全部抽奖' },
] as const;

/** 中奖记录: the draws with their delivery; each can be computed again. */
function DrawRecords() {
  const href = useHref();
  const { lotteryId, wheel } = lotteryAt(usePageId());
  const isGuest = useSession(({ session }) => session.kind === 'guest');
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('won');
  return (
    <PageFrame title="中奖记录" hero={{ motif: 'cloud' }}>
      <div className={styles.records}>
        {isGuest ? (
          <GuestState
            art="gifts"
            title="登录后查看中奖记录"
            text="每一次抽奖都能在这里核对"
            actionText="登录"
          />
        ) : (
          <>
            <Segmented label="记录" items={tabs} value={tab} onChange={setTab} panelId="draws" />
            <div id="draws" role="tabpanel" aria-label={tab === 'won' ? '中奖' : '全部抽奖'}>
              <DrawList
                key={tab}
                lotteryId={lotteryId}
                won={tab === 'won'}
                wheelHref={href({ page: wheel })}
              />
            </div>
          </>
        )}
      </div>
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: DrawRecords };
