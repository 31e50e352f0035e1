/** Alerts and access times of one number, each. The database enforces it. */
export const maxFlowSettings = 10;
export const maxDeputyNumbers = 5;
export const alertRange = { minMb: 100, maxMb: 1_048_576 } as const;

export interface AlertFacts {
  readonly thresholdMb: number | undefined;
  /** The thresholds of the number's other alerts. */
  readonly others: readonly number[];
}

/** Why an alert cannot be saved; empty when it can. */
export function alertRefusal({ thresholdMb, others }: AlertFacts): string {
  if (thresholdMb === undefined) return '请输入提醒值，最多一位小数';
  if (thresholdMb < alertRange.minMb) return '提醒值至少100MB（0.1GB）';
  if (thresholdMb > alertRange.maxMb) return '提醒值最多1024GB';
  if (others.includes(thresholdMb)) return '已有相同的提醒值';
  return others.length >= maxFlowSettings ? `最多设置${maxFlowSettings}条提醒，请先删除一条` : '';
}

export interface AccessTimes {
  readonly weekdays: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** Why times without internet cannot be saved; empty when they can. */
export function accessRefusal({ weekdays, from, to }: AccessTimes, others: number): string {
  if (weekdays.length === 0) return '请选择至少一天';
  if (from === to) return '开始和结束时间不能相同';
  return others >= maxFlowSettings ? `最多设置${maxFlowSettings}个时段，请先删除一个` : '';
}

const dayNames = ['一', '二', '三', '四', '五', '六', '日'];
const workdays = '1,2,3,4,5';

/** '工作日 22:00至次日06:00'. */
export function accessText({ weekdays, from, to }: AccessTimes): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  const which =
    days.length === 7
      ? '每天'
      : days.join() === workdays
        ? '工作日'
        : days.join() === '6,7'
          ? '周末'
          : `周${days.map((day) => dayNames[day - 1] ?? '').join('、')}`;
  return `${which} ${from}至${to < from ? '次日' : ''}${to}`;
}
