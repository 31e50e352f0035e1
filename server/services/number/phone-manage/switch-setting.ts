import type { FlowSettings } from '#core/contract/content/phone-flow.shapes.ts';
import type { phoneFlow } from '#core/contract/content/phone-flow.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { blockableKinds } from '#core/rules/number/usage-kinds.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { changeControls, controlsOf, lockControls, type ControlChange } from './controls.ts';
import { flowSettings } from './flow-settings.ts';
import { mainNumber, ownNumber } from './own-numbers.ts';
import { pushPolicy } from './push-policies.ts';
import { enableAnAlert, switchOneSetting } from './write-settings.ts';

type Wanted = InputOf<typeof phoneFlow.switchFlowSetting>;

/** Switches one setting, a kind of settings, a kind of apps or the household. */
export async function switchFlowSetting(deps: Deps, caller: Member, wanted: Wanted): Promise<FlowSettings> {
  if (wanted.target === 'setting') {
    const row = await switchOneSetting(deps, caller, wanted);
    await pushPolicy(deps, row);
    return flowSettings(deps, caller, row.number_id);
  }
  if (wanted.target === 'usage' && !blockableKinds.some((kind) => kind === wanted.usage))
    throw new Refusal('该类应用不能限制');
  const numberId =
    wanted.target === 'household' ? mainNumber : (await ownNumber(deps, caller, wanted.numberId)).numberId;
  const key = { userId: caller.userId, numberId };
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await lockControls(tx, caller.userId, numberId, now);
    if (wanted.target === 'alert' && wanted.on) await enableAnAlert(tx, key);
    const { blocked_kinds: blocked } = await controlsOf(tx, caller.userId, numberId);
    await changeControls(tx, key, { ...changeOf(wanted, blocked), affects: affected[wanted.target], now });
  });
  await pushPolicy(deps, { user_id: caller.userId, number_id: numberId });
  return flowSettings(deps, caller, numberId);
}

const affected = { alert: 'alerts', access: 'access', usage: 'access', household: 'none' } as const;

function changeOf(
  wanted: Exclude<Wanted, { target: 'setting' }>,
  blocked: NonNullable<ControlChange['blocked_kinds']>,
): ControlChange {
  switch (wanted.target) {
    case 'alert':
      return { alert_on: wanted.on };
    case 'access':
      return { access_on: wanted.on };
    case 'household':
      return { household: wanted.on };
    case 'usage': {
      const others = blocked.filter((kind) => kind !== wanted.usage);
      return { blocked_kinds: wanted.blocked ? [...others, wanted.usage] : others };
    }
  }
}
