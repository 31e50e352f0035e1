import { hash } from 'node:crypto';
import { usageKindIds, type UsageKind } from '#core/contract/content/usage-kinds.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { chinaInstant } from '#core/rules/format/china-time.ts';

/** The form of the billing system's answers. */
interface NumberPlan {
  readonly packageName: string;
  readonly totalMb: number;
}
interface SandboxPlan extends NumberPlan {
  readonly monthlyFen: number;
}
interface DayUse {
  readonly date: string;
  readonly usage: UsageKind;
  readonly usedMb: number;
  readonly minutes: number;
}

const dayMs = 86_400_000;
const usualPlan: SandboxPlan = { packageName: '5G畅享套餐', totalMb: 30_720, monthlyFen: 8_900 };
const plans: readonly SandboxPlan[] = [
  usualPlan,
  { packageName: '5G轻享套餐', totalMb: 20_480, monthlyFen: 5_900 },
  { packageName: '5G尊享套餐', totalMb: 40_960, monthlyFen: 12_900 },
];
/** Weight in data, and megabytes a minute. */
const kinds: Readonly<Record<UsageKind, { readonly share: number; readonly mbPerMinute: number }>> = {
  video: { share: 0.52, mbPerMinute: 9 },
  game: { share: 0.08, mbPerMinute: 1.5 },
  social: { share: 0.16, mbPerMinute: 3 },
  shopping: { share: 0.08, mbPerMinute: 4 },
  music: { share: 0.08, mbPerMinute: 2 },
  reading: { share: 0.03, mbPerMinute: 0.8 },
  other: { share: 0.05, mbPerMinute: 2.5 },
};

/** A fixed fraction from 0 to 1 for the words. */
const fraction = (...words: readonly string[]): number =>
  hash('sha256', words.join('\n'), 'buffer').readUInt32BE() / 0xffff_ffff;

const planOf = (number: string): SandboxPlan =>
  plans[Math.floor(fraction(number, 'plan') * 2.99)] ?? usualPlan;

export function sandboxPlan(number: string): NumberPlan {
  const { packageName, totalMb } = planOf(number);
  return { packageName, totalMb };
}

/** Charges of a month: those of the package, from its first day on. */
export const sandboxBillFen = (number: string): number => planOf(number).monthlyFen;

/** Minutes of calls in a month until now: they grow evenly to a share of the package that depends on the number. */
export function sandboxVoice(number: string, month: string, now: Date) {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const begins = chinaInstant({ year, month: monthNumber });
  const ends = chinaInstant({ year, month: monthNumber + 1 });
  const passed = Math.min(1, Math.max(0, (now.getTime() - begins) / (ends - begins)));
  const totalMinutes = 500;
  return {
    totalMinutes,
    usedMinutes: Math.floor(totalMinutes * passed * (0.3 + 0.5 * fraction(number, month, 'voice'))),
  };
}

/** The uses of a month until now. They depend on number, day and time alone, and grow evenly over each day. */
export function sandboxUses(number: string, month: string, now: Date): DayUse[] {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  const begins = chinaInstant({ year, month: monthNumber });
  const ends = Math.min(chinaInstant({ year, month: monthNumber + 1 }), now.getTime());
  const perDay = sandboxPlan(number).totalMb * 0.028;
  const uses: DayUse[] = [];
  for (let day = begins; day < ends; day += dayMs) {
    const date = chinaDay(day);
    const passed = Math.min(1, (ends - day) / dayMs);
    const busy = perDay * (0.55 + 0.9 * fraction(number, date));
    for (const usage of usageKindIds) {
      const { share, mbPerMinute } = kinds[usage];
      const usedMb = Math.floor(busy * share * (0.6 + 0.8 * fraction(number, date, usage)) * passed);
      uses.push({ date, usage, usedMb, minutes: Math.round(usedMb / mbPerMinute) });
    }
  }
  return uses;
}

/** Usage by day from the uses. */
export function usageOfDays(uses: readonly DayUse[]): { readonly date: string; readonly usedMb: number }[] {
  const days = new Map<string, number>();
  for (const { date, usedMb } of uses) days.set(date, (days.get(date) ?? 0) + usedMb);
  return [...days].map(([date, usedMb]) => ({ date, usedMb }));
}
