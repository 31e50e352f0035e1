import type { ClaimState } from './recv-status.ts';

type OrderState = 'delivering' | 'done' | 'closed';

export interface OrderLook {
  readonly state: OrderState;
  readonly stateName: string;
}

/** A claim where a page shows it as an order: nothing was paid, so it begins with its delivery. */
export const claimLooks: Readonly<Record<Exclude<ClaimState, 'none'>, OrderLook>> = {
  delivering: { state: 'delivering', stateName: '发放中' },
  delivered: { state: 'done', stateName: '已完成' },
  failed: { state: 'closed', stateName: '已关闭' },
};

/** What a subscriber reads of a claim's trace; what only the operator should see has no line. */
const eventLines: Readonly<Record<string, { readonly state: OrderState; readonly note: string }>> = {
  claimed: { state: 'delivering', note: '已领取，等待发放' },
  silent: { state: 'delivering', note: '合作方暂未响应，稍后自动重试' },
  delivered: { state: 'done', note: '发放成功' },
  refused: { state: 'closed', note: '发放未成功，名额已退回' },
};

interface ClaimEvent {
  readonly event: string;
  readonly at: Date;
}

export interface ClaimLine {
  readonly state: OrderState;
  readonly note: string;
  /** When it happened; of what happened several times in a row, the last time. */
  readonly at: string;
}

const retried = (times: number): string => `合作方暂未响应，已自动重试${times}次`;

/** A claim's trace in the subscriber's words, from the beginning; a supplier that stays silent again and again is one line. */
export function claimLog(events: readonly ClaimEvent[]): ClaimLine[] {
  const log: (ClaimLine & { readonly event: string; readonly times: number })[] = [];
  for (const { event, at } of events) {
    const line = eventLines[event];
    if (!line) continue;
    const last = log.at(-1);
    const times = last?.event === event ? last.times + 1 : 1;
    if (last?.event === event) log.pop();
    log.push({
      ...line,
      event,
      times,
      note: times > 1 && event === 'silent' ? retried(times - 1) : line.note,
      at: at.toISOString(),
    });
  }
  return log.map(({ state, note, at }) => ({ state, note, at }));
}
