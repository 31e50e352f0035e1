import { tickets } from '#core/contract/content/tickets.ts';
import { NoticeFloor } from '#web/features/goods/floors/notice-floor.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { lampPlan } from './lamp-plan.ts';
import styles from './gift-band.module.css';

const head = { kind: 'notice', floorId: 'gift-band', title: '礼品快讯', subTitle: '', link: null } as const;

/** The news ticker; hidden without news. */
export function GiftBand() {
  const { data = [] } = useCall(tickets.lampItems, lampPlan);
  return (
    <div className={styles.newsBand}>
      <NoticeFloor
        eager
        floor={{ ...head, items: data.map(({ text, link }) => ({ tag: '快讯', text, link: link || null })) }}
      />
    </div>
  );
}
