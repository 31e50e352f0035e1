import type { FlowSetting } from '#core/contract/content/phone-flow.shapes.ts';
import type { phoneFlow } from '#core/contract/content/phone-flow.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { accessRefusal, alertRefusal, maxFlowSettings } from '#core/rules/number/flow-settings.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { changeControls, lockControls, type ControlChange } from './controls.ts';
import { settingsOf, settingView, type SettingRow } from './flow-settings.ts';
import { ownNumber } from './own-numbers.ts';
import { pushPolicy } from './push-policies.ts';

type Input = InputOf<typeof phoneFlow.addFlowSetting> | InputOf<typeof phoneFlow.editFlowSetting>;
const notFound = '没有找到该设置';

/** Adds an alert or times without internet. */
export async function addFlowSetting(
  deps: Deps,
  caller: Member,
  input: InputOf<typeof phoneFlow.addFlowSetting>,
): Promise<FlowSetting> {
  const { numberId } = await ownNumber(deps, caller, input.numberId);
  const { userId } = caller;
  const now = deps.clock.now();
  const row = await deps.db.transaction().execute(async (tx) => {
    await lockControls(tx, userId, numberId, now);
    const rows = (await settingsOf(tx, userId, numberId)).filter(({ kind }) => kind === input.kind);
    refuse(input, rows);
    const slot = Array.from({ length: maxFlowSettings }, (_, at) => at + 1).find(
      (each) => !rows.some((other) => other.slot === each),
    );
    const added = await tx
      .insertInto('number_settings')
      .values({
        setting_id: newId(),
        user_id: userId,
        number_id: numberId,
        slot: slot ?? maxFlowSettings,
        created_at: now,
        ...columnsOf(input),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    // Adding an alert asks to be alerted.
    await changed(tx, added, now, input.kind === 'alert' ? { alert_on: true } : {});
    return added;
  });
  await pushPolicy(deps, row);
  return settingView(row);
}

/** Replaces the values of a setting; an alert that was reached before may be reached again. */
export async function editFlowSetting(
  deps: Deps,
  caller: Member,
  input: InputOf<typeof phoneFlow.editFlowSetting>,
): Promise<FlowSetting> {
  const now = deps.clock.now();
  const row = await deps.db.transaction().execute(async (tx) => {
    const { before, rows } = await lockedSetting(deps, tx, caller, input.settingId);
    if (before.kind !== input.kind) throw new Refusal(notFound);
    refuse(
      input,
      rows.filter(({ setting_id, kind }) => setting_id !== before.setting_id && kind === input.kind),
    );
    const after = await tx
      .updateTable('number_settings')
      .set(columnsOf(input))
      .where('setting_id', '=', before.setting_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await changed(tx, after, now);
    return after;
  });
  await pushPolicy(deps, row);
  return settingView(row);
}

export async function deleteFlowSetting(deps: Deps, caller: Member, settingId: string): Promise<null> {
  const now = deps.clock.now();
  const row = await deps.db.transaction().execute(async (tx) => {
    const { before } = await lockedSetting(deps, tx, caller, settingId);
    await tx.deleteFrom('number_settings').where('setting_id', '=', settingId).execute();
    await changed(tx, before, now);
    return before;
  });
  await pushPolicy(deps, row);
  return null;
}

/** Switches one setting on or off, and returns it. */
export async function switchOneSetting(
  deps: Deps,
  caller: Member,
  { settingId, on }: { readonly settingId: string; readonly on: boolean },
): Promise<SettingRow> {
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    const { before } = await lockedSetting(deps, tx, caller, settingId);
    await tx
      .updateTable('number_settings')
      .set({ enabled: on })
      .where('setting_id', '=', settingId)
      .execute();
    await changed(tx, before, now);
    return before;
  });
}

/** The setting and all of its number, locked; one of another subscriber is not found. */
async function lockedSetting(deps: Deps, tx: Tx, caller: Member, settingId: string) {
  const found = await tx
    .selectFrom('number_settings')
    .select('number_id')
    .where('setting_id', '=', settingId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (!found) throw new Refusal(notFound);
  const { numberId } = await ownNumber(deps, caller, found.number_id);
  await lockControls(tx, caller.userId, numberId, deps.clock.now());
  const rows = await settingsOf(tx, caller.userId, numberId);
  const before = rows.find(({ setting_id }) => setting_id === settingId);
  if (!before) throw new Refusal(notFound);
  return { before, rows };
}

/** Switches the alerts of a number on if all are off; without any there is nothing to switch on. */
export async function enableAnAlert(
  tx: Tx,
  { userId, numberId }: { readonly userId: string; readonly numberId: string },
): Promise<void> {
  const alerts = (await settingsOf(tx, userId, numberId)).filter(({ kind }) => kind === 'alert');
  if (alerts.length === 0) throw new Refusal('请先添加提醒');
  if (alerts.some(({ enabled }) => enabled)) return;
  await tx
    .updateTable('number_settings')
    .set({ enabled: true })
    .where('user_id', '=', userId)
    .where('number_id', '=', numberId)
    .where('kind', '=', 'alert')
    .execute();
}

const changed = (
  tx: Tx,
  { user_id, number_id, kind }: SettingRow,
  now: Date,
  change: Pick<ControlChange, 'alert_on'> = {},
) =>
  changeControls(
    tx,
    { userId: user_id, numberId: number_id },
    { ...change, affects: kind === 'access' ? 'access' : 'alerts', now },
  );

/** Throws the reason why the setting cannot stand beside the others of its kind. */
function refuse(input: Input, others: readonly SettingRow[]): void {
  const reason =
    input.kind === 'alert'
      ? alertRefusal({
          thresholdMb: input.thresholdMb,
          others: others.map(({ threshold_mb }) => threshold_mb ?? 0),
        })
      : accessRefusal(input, others.length);
  if (reason) throw new Refusal(reason);
}

const columnsOf = (input: Input) =>
  input.kind === 'alert'
    ? {
        kind: input.kind,
        threshold_mb: input.thresholdMb,
        notify_by: input.notifyBy,
        alerted_month: null,
      }
    : {
        kind: input.kind,
        title: input.title,
        weekdays: [...new Set(input.weekdays)].sort((a, b) => a - b),
        from_time: input.from,
        to_time: input.to,
      };
