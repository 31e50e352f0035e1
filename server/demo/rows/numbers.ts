import type { Selectable } from 'kysely';
import type { Encryption } from '../../crypto/encryption.ts';
import type { ManagedNumbers, NumberControls, NumberSettings } from '../../db/schema/number-manager.ts';
import { boundNumbers, numberControls, numberSettings } from '../data/accounts.ts';
import { monthStart } from '../month-start.ts';

const binder = 'U0000000010';
const numberId = (userId: string, number: number): string => (number === 0 ? 'main' : `${userId}.${number}`);

export const demoNumbers = ({ mobiles }: Encryption, now: Date): readonly Selectable<ManagedNumbers>[] =>
  boundNumbers.map(([mobile, label], at) => ({
    number_id: numberId(binder, at + 1),
    user_id: binder,
    mobile_sealed: mobiles.seal(mobile),
    mobile_lookup: mobiles.lookup(mobile),
    label,
    slot: at + 1,
    bound_at: monthStart(now, 2 - at),
    released_at: null,
  }));

export const demoControls = (now: Date): readonly Selectable<NumberControls>[] =>
  numberControls.map(({ userId, number, blockedKinds }) => ({
    alert_on: true,
    access_on: true,
    household: true,
    blocked_kinds: [...blockedKinds],
    policy_version: blockedKinds.length > 0 ? 1 : 0,
    applied_version: 0,
    user_id: userId,
    number_id: numberId(userId, number),
    push_at: now,
    alerts_at: now,
  }));

export const demoSettings = (now: Date): readonly Selectable<NumberSettings>[] =>
  numberSettings.map(({ userId, key, number, ...fields }) => ({
    setting_id: `${userId}.${key}`,
    user_id: userId,
    number_id: numberId(userId, number),
    slot: 1,
    enabled: true,
    threshold_mb: null,
    notify_by: null,
    alerted_month: null,
    title: null,
    weekdays: null,
    from_time: null,
    to_time: null,
    created_at: now,
    ...fields,
  }));
