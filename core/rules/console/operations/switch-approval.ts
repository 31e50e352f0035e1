import type { FeatureState } from '#core/contract/common/features.ts';
import type { SwitchColumn } from '#core/contract/console/operations/switch-columns.ts';
import { featureNames } from '../../switches/feature-texts.ts';

export const switchColumnNames: Readonly<Record<SwitchColumn, string>> = { visit: '访问', ...featureNames };
export const switchStateNames: Readonly<Record<'normal' | FeatureState, string>> = {
  normal: '正常',
  limited: '限流',
  paused: '暂停',
};

/** From so many cities on, two persons. */
const regionCities = 3;
/** A pause of these for more than one city needs two persons: subscribers would lose what they paid for. */
const paidFor: readonly SwitchColumn[] = ['visit', 'claim', 'pay'];

/** A day for one person; two persons may switch for a week. */
const maxMs = { one: 86_400_000, two: 7 * 86_400_000 } as const;

interface Wanted {
  readonly column: SwitchColumn;
  readonly state: FeatureState;
  /** The cities that would be in this state by one person's decision, those switched before included. */
  readonly cities: number;
}

export const needsTwoPersons = ({ column, state, cities }: Wanted): boolean =>
  cities >= regionCities || (state === 'paused' && paidFor.includes(column) && cities > 1);

/** What is wrong with the end of a switch, or undefined. */
export function untilFault(until: number, now: number, byTwo: boolean): string | undefined {
  if (until <= now) return '结束时间已经过了，请重新填写';
  if (until - now > (byTwo ? maxMs.two : maxMs.one))
    return byTwo ? '最长 7 天，到时再延长' : '一个人最长设 24 小时，到时再延长';
  return undefined;
}
