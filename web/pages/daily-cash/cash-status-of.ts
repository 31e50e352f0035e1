import type { CashState } from '#core/contract/activity/daily-cash.shapes.ts';
import type { dailyCash } from '#core/contract/activity/daily-cash.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { cashGains, type CashReward } from '#core/rules/activity/daily-cash.ts';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import type { Session } from '#web/platform/session/session-store.ts';

/** The subscriber's progress; guests see the initial state. */
export interface CashStatus extends CashState {
  readonly rewards: readonly CashReward[];
  /** 'loading' while the session or the progress is loading. */
  readonly who: 'loading' | 'guest' | 'member' | 'unread';
}

interface OwnState {
  readonly data: CashState | undefined;
  readonly error: ApiFailure | undefined;
}

export function cashStatusOf(
  kind: Session['kind'],
  { today, rewards }: DataOf<typeof dailyCash.cashRewards>,
  own: OwnState,
): CashStatus {
  const state = kind === 'member' ? own.data : undefined;
  if (state) return { ...state, rewards, who: 'member' };
  const first = { streak: 1, monthCount: 1 };
  return {
    today,
    rewards,
    who: whoOf(kind, own.error),
    signedToday: false,
    signedDays: [],
    streak: 0,
    monthCount: 0,
    todayGains: cashGains(rewards, first),
    balanceFen: 0,
    hasPendingWithdrawal: false,
  };
}

function whoOf(kind: Session['kind'], error: ApiFailure | undefined): CashStatus['who'] {
  if (kind === 'guest') return 'guest';
  return kind === 'member' && error ? 'unread' : 'loading';
}
