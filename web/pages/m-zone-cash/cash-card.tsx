import type { CashSigned } from '#core/contract/activity/daily-cash.shapes.ts';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { RoundStrip } from './round-strip.tsx';
import { SignAction } from './sign-action.tsx';
import type { CashStanding } from './standing-of.ts';

interface CashCardProps {
  readonly standing: CashStanding;
  onRetry(): void;
  onSigned(signed: CashSigned): void;
}

/** What has been gathered, the days of this round, and the one tap of the day. */
export function CashCard({ standing, onRetry, onSigned }: CashCardProps) {
  const { who, balanceFen, streak } = standing;
  return (
    <section className="dc__card" aria-label="今日签到" data-floor="今日签到">
      <div className="dc__top">
        <div className="grow">
          <p className="dc__k">我的现金</p>
          {who === 'member' && (
            <p className="dc__bal">
              <Price fen={balanceFen} size={32} exact />
            </p>
          )}
          {who === 'asking' && (
            <p className="dc__bal">
              <Bone width={96} height={32} />
            </p>
          )}
          {(who === 'guest' || who === 'unread') && (
            <p className="dc__none">{who === 'guest' ? '登录后查看' : '暂时没有读到'}</p>
          )}
        </div>
        <p className="dc__run">
          <span className="num">{streak}</span>
          <span>天连续签到</span>
        </p>
      </div>
      <div className="dc__tear" aria-hidden="true" />
      <RoundStrip standing={standing} />
      <SignAction standing={standing} onRetry={onRetry} onSigned={onSigned} />
    </section>
  );
}
