import type { Selectable } from 'kysely';
import type { NumberControls, NumberSettings } from '../../db/schema/number-manager.ts';
import type { CardCharges } from '../../db/schema/rights.ts';
import type { DemoUserId } from './subscribers.ts';

/** Addresses of three demo subscribers, at their own number. */
export const homes: readonly (readonly [userId: DemoUserId, areaNum: string, district: string, street: string])[] = [
  ['U0000000001', '320100', '鼓楼区', '中山北路18号3栋201室'],
  ['U0000000005', '320200', '梁溪区', '人民中路66号12楼'],
  ['U0000000009', '320300', '泉山区', '淮海西路9号5单元602室'],
];

/** Earlier charges to the gold member's pack; one failed and was repeated. */
export const cardCharges: readonly (readonly [monthsAgo: number, state: CardCharges['state'], hour: number])[] = [
  [1, 'charged', 9],
  [2, 'charged', 33],
  [2, 'failed', 9],
  [3, 'charged', 9],
  [4, 'charged', 9],
];

/** The numbers bound to 13800000010. */
export const boundNumbers: readonly (readonly [mobile: string, label: string])[] = [
  ['13800000011', '妈妈'],
  ['13800000012', '平板'],
];

/** A number by its place among those bound to the account; 0: the account's own. */
export const numberControls: readonly { readonly userId: DemoUserId; readonly number: number; readonly blockedKinds: Selectable<NumberControls>['blocked_kinds'] }[] = [
  { userId: 'U0000000001', number: 0, blockedKinds: [] },
  { userId: 'U0000000010', number: 2, blockedKinds: ['game'] },
];

type Setting = Selectable<NumberSettings>;
interface SettingRow extends Pick<Setting, 'kind'>, Partial<Omit<Setting, 'kind'>> {
  readonly userId: DemoUserId;
  readonly key: string;
  readonly number: number;
}
export const numberSettings: readonly SettingRow[] = [
  { userId: 'U0000000001', key: 'alert', number: 0, kind: 'alert', threshold_mb: 16_384, notify_by: 'sms' },
  { userId: 'U0000000010', key: 'night', number: 2, kind: 'access', title: '睡觉时间', weekdays: [1, 2, 3, 4, 7], from_time: '21:30', to_time: '06:30' },
];

/** The rewards of daily cash in fen, by the number of days. */
export const cashRewards = {
  day: { 1: 10, 2: 12, 3: 15, 4: 18, 5: 20, 6: 25, 7: 50 },
  streak: { 3: 30, 7: 88, 15: 188, 30: 588 },
  month: { 10: 66, 20: 166 },
} as const;

/** The days before today on which demo subscribers signed in; today's sign-in is left to the user. */
export const signIns: readonly (readonly [userId: DemoUserId, daysAgo: readonly number[]])[] = [
  ['U0000000001', [6, 5, 4, 3, 2, 1]],
  ['U0000000010', [9, 8, 4, 3, 2, 1]],
];

/** Lounge visits a month. */
export const loungeVisits: readonly (readonly [userId: DemoUserId, rail: number, air: number])[] = [
  ['U0000000001', 2, 1],
  ['U0000000004', 2, 2],
  ['U0000000005', 3, 3],
];
