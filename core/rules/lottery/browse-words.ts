/** Whole seconds until an instant, as a countdown shows them. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1_000));

/** What a screen reader says of a countdown: every five seconds and at the end, not each second. */
export const spokenSeconds = (seconds: number): string =>
  seconds === 0 ? '已经逛满15秒，可以领机会了' : `还要逛${Math.ceil(seconds / 5) * 5}秒`;
