import { chinaMoment } from './china-moment.ts';

const steps = [
  [1_000, 60, '秒前'],
  [60_000, 60, '分钟前'],
  [3_600_000, 24, '小时前'],
  [86_400_000, 31, '天前'],
] as const;

/** Relative time on the sandbox clock; absolute for distant or future moments. */
export function since(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  if (Math.abs(passed) < 5_000) return '刚刚';
  const step = passed > 0 ? steps.find(([unit, max]) => passed < unit * max) : undefined;
  return step ? `${Math.floor(passed / step[0])}${step[2]}` : chinaMoment(iso);
}
