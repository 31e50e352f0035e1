import type { ClaimState } from './recv-status.ts';

type OrderState = 'delivering' | 'done' | 'closed';

export interface ClaimOrderState {
  readonly state: OrderState;
  readonly stateName: string;
}

/** The order state of a claim. Nothing is paid, so it starts with delivery. */
export const claimOrderStates: Readonly<Record<Exclude<ClaimState, 'none'>, ClaimOrderState>> = {
  delivering: { state: 'delivering', stateName: '发放中' },
  delivered: { state: 'done', stateName: '已完成' },
  failed: { state: 'closed', stateName: '已关闭' },
};

/** The log entries of claim events; events for the operator only have none. */
const eventEntries: Readonly<Record<string, { readonly state: OrderState; readonly note: string }>> = {
  claimed: { state: 'delivering', note: '已领取，等待发放' },
  unanswered: { state: 'delivering', note: '合作方暂未响应，稍后自动重试' },
  delivered: { state: 'done', note: '发放成功' },
  refused: { state: 'closed', note: '发放未成功，名额已退回' },
};

interface ClaimEvent {
  readonly event: string;
  readonly at: Date;
}

export interface ClaimLogEntry {
  readonly state: OrderState;
  readonly note: string;
  /** The time of the event; for repeated events, the last time. */
  readonly at: string;
}

const retryNote = (times: number): string => `合作方暂未响应，已自动重试${times}次`;

/** The history of a claim, worded for the subscriber, oldest first; repeated unanswered deliveries are one entry. */
export function claimLog(events: readonly ClaimEvent[]): ClaimLogEntry[] {
  const log: (ClaimLogEntry & { readonly event: string; readonly times: number })[] = [];
  for (const { event, at } of events) {
    const entry = eventEntries[event];
    if (!entry) continue;
    const last = log.at(-1);
    const times = last?.event === event ? last.times + 1 : 1;
    if (last?.event === event) log.pop();
    log.push({
      ...entry,
      event,
      times,
      note: times > 1 && event === 'unanswered' ? retryNote(times - 1) : entry.note,
      at: at.toISOString(),
    });
  }
  return log.map(({ state, note, at }) => ({ state, note, at }));
}
