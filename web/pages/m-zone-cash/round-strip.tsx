import { dayRound, type RoundDay } from '#core/rules/activity/daily-cash.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import type { CashStanding } from './standing-of.ts';

const words: Readonly<Record<RoundDay['state'], string>> = {
  got: '已领',
  today: '今天可领',
  ahead: '待签到',
};

/** The days of the round one is in, each with its reward. */
export function RoundStrip({ standing }: { standing: CashStanding }) {
  return (
    <ol className="dc__days" aria-label="每日奖励">
      {dayRound(standing.rewards, standing).map(({ days, amountFen, state }) => (
        <li key={days} className={`dc__day dc__day--${state}`}>
          <span className="dc__coin num">{state === 'got' ? <Icon of={checkIcon} size={18} /> : '¥'}</span>
          <span className="dc__fen num">{formatFen(amountFen)}元</span>
          <span className="dc__dn">{state === 'today' ? '今天' : `第${days}天`}</span>
          <span className="sr">{words[state]}</span>
        </li>
      ))}
    </ol>
  );
}
