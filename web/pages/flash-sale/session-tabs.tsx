import type { FlashSale } from '#core/contract/goods/home.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { TabList } from '#web/ui/tabs/tab-list.tsx';
import styles from './flash-sale.module.css';

type Session = FlashSale['sessions'][number];

interface SessionTabsProps {
  readonly sessions: readonly Session[];
  readonly value: string;
  readonly panelId: string;
  readonly now: number;
  onChange(sessionId: string): void;
}

/** The tabs that fit beside each other; the chosen one is always among them. */
const max = 5;
const stateTexts = { ended: '已结束', running: '抢购中', coming: '可预约' } as const;

/** The sessions of the day as tabs: when, and what can be done. */
export function SessionTabs({ sessions, value, panelId, now, onChange }: SessionTabsProps) {
  const today = chinaTime(new Date(now)).day;
  return (
    <TabList
      className={styles.sessions}
      label="场次"
      value={value}
      panelId={panelId}
      onChange={onChange}
      items={shownSessions(sessions, value).map((session) => {
        const { day, hour, minute } = chinaTime(new Date(session.beginsAt));
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const isDraw = session.mode === 'draw' && session.state !== 'ended';
        const text = `${day === today ? '' : '明日'}${isDraw ? '抽签' : stateTexts[session.state]}`;
        return {
          key: session.sessionId,
          text: `${time} ${text}`,
          content: (
            <>
              <span className={styles.sessionTime}>{time}</span>
              <span>{text}</span>
            </>
          ),
        };
      })}
    />
  );
}

function shownSessions(sessions: readonly Session[], value: string): readonly Session[] {
  const chosen = sessions.findIndex(({ sessionId }) => sessionId === value);
  const live = sessions.findIndex(({ state }) => state !== 'ended');
  const first = Math.min(chosen, Math.max(0, live - 1));
  const from = Math.max(0, Math.min(Math.max(first, chosen - max + 1), sessions.length - max));
  return sessions.slice(from, from + max);
}
