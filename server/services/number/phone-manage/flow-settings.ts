import type { Selectable } from 'kysely';
import type { FlowSetting, FlowSettings } from '#core/contract/content/phone-flow.shapes.ts';
import { accessRulesOn } from '#core/rules/number/access-rules-on.ts';
import { alertsOn } from '#core/rules/number/alerts-on.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { NumberSettings } from '../../../db/schema/number-manager.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { controlsOf } from './controls.ts';
import { mainNumber, ownNumber } from './own-numbers.ts';

export type SettingRow = Selectable<NumberSettings>;

/** Alerts and access times of a number, with its switches. */
export async function flowSettings(
  deps: Deps,
  caller: Member,
  requestedId: string | undefined,
): Promise<FlowSettings> {
  const { numberId } = await ownNumber(deps, caller, requestedId);
  const [controls, main, rows] = await Promise.all([
    controlsOf(deps.db, caller.userId, numberId),
    controlsOf(deps.db, caller.userId, mainNumber),
    settingsOf(deps.db, caller.userId, numberId),
  ]);
  return {
    alertOn: alertsOn(controls.alert_on, rows),
    accessRulesOn: accessRulesOn(controls.access_on, rows, controls.blocked_kinds),
    household: main.household,
    blockedKinds: controls.blocked_kinds,
    accessPending: controls.applied_version < controls.policy_version,
    settings: rows.map(settingView),
  };
}

/** Alerts by threshold, then access times by age. */
export const settingsOf = (db: Db | Tx, userId: string, numberId: string): Promise<SettingRow[]> =>
  db
    .selectFrom('number_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('number_id', '=', numberId)
    .orderBy('kind', 'desc')
    .orderBy('threshold_mb')
    .orderBy('created_at')
    .execute();

export function settingView(row: SettingRow): FlowSetting {
  const stored = { settingId: row.setting_id, enabled: row.enabled };
  return row.kind === 'alert'
    ? { ...stored, kind: 'alert', thresholdMb: row.threshold_mb ?? 0, notifyBy: row.notify_by ?? 'sms' }
    : {
        ...stored,
        kind: 'access',
        title: row.title ?? '',
        weekdays: row.weekdays ?? [],
        from: row.from_time ?? '',
        to: row.to_time ?? '',
      };
}
