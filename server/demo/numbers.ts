import type { Selectable } from 'kysely';
import type { Encryption } from '../crypto/encryption.ts';
import type { ManagedNumbers, NumberControls, NumberSettings } from '../db/schema/number-manager.ts';
import { monthStart } from './month-start.ts';

const gold = 'U0000000001';
const deputies = 'U0000000010';

/** The bound numbers of 13800000010. */
export const demoNumbers = ({ mobiles }: Encryption, now: Date): readonly Selectable<ManagedNumbers>[] =>
  [
    ['13800000011', '妈妈'],
    ['13800000012', '平板'],
  ].map(([mobile = '', label = ''], at) => ({
    number_id: `${deputies}.${at + 1}`,
    user_id: deputies,
    mobile_sealed: mobiles.seal(mobile),
    mobile_lookup: mobiles.lookup(mobile),
    label,
    slot: at + 1,
    bound_at: monthStart(now, 2 - at),
    released_at: null,
  }));

const untouched = {
  alert_on: true,
  access_on: true,
  household: true,
  blocked_kinds: [],
  policy_version: 0,
  applied_version: 0,
};

export const demoControls = (now: Date): readonly Selectable<NumberControls>[] => [
  { ...untouched, user_id: gold, number_id: 'main', push_at: now, alerts_at: now },
  {
    ...untouched,
    user_id: deputies,
    number_id: `${deputies}.2`,
    blocked_kinds: ['game'],
    policy_version: 1,
    push_at: now,
    alerts_at: now,
  },
];

export const demoSettings = (now: Date): readonly Selectable<NumberSettings>[] => [
  {
    setting_id: `${gold}.alert`,
    user_id: gold,
    number_id: 'main',
    kind: 'alert',
    slot: 1,
    enabled: true,
    threshold_mb: 16_384,
    notify_by: 'sms',
    alerted_month: null,
    title: null,
    weekdays: null,
    from_time: null,
    to_time: null,
    created_at: now,
  },
  {
    setting_id: `${deputies}.night`,
    user_id: deputies,
    number_id: `${deputies}.2`,
    kind: 'access',
    slot: 1,
    enabled: true,
    threshold_mb: null,
    notify_by: null,
    alerted_month: null,
    title: '睡觉时间',
    weekdays: [1, 2, 3, 4, 7],
    from_time: '21:30',
    to_time: '06:30',
    created_at: now,
  },
];
