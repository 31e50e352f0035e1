import type { DayUses } from './behavior-words.ts';

/** Minutes of video, social, game, music and shopping, and the megabytes of a minute of each. */
const minutes: readonly (readonly [number, number, number, number, number])[] = [
  [95, 48, 20, 35, 12],
  [82, 55, 0, 30, 25],
  [110, 42, 25, 28, 0],
  [74, 60, 15, 40, 18],
  [128, 51, 30, 22, 32],
  [176, 64, 55, 18, 41],
  [162, 58, 48, 26, 20],
];
const usages = ['video', 'social', 'game', 'music', 'shopping'] as const;
const mbPerMinute = [9, 3, 1, 2, 4] as const;

/** An invented week, from Monday on: what a report looks like, before anything is read. */
export const sampleBehavior: { readonly month: string; readonly days: readonly DayUses[] } = {
  month: '2026-06',
  days: minutes.map((day, at) => ({
    date: `2026-06-0${at + 1}`,
    uses: usages.map((usage, kind) => ({
      usage,
      minutes: day[kind] ?? 0,
      usedMb: (day[kind] ?? 0) * (mbPerMinute[kind] ?? 0),
    })),
  })),
};
