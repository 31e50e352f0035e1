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

type Input = InputOf<typeof phoneFlow.switchFlowSetting>;

/** Switches one setting, a kind of settings, a kind of apps or the household. */
export async function switchFlowSetting(deps: Deps, caller: Member, input: Input): Promise<FlowSettings> {
  if (input.target === 'setting') {
    const row = await switchOneSetting(deps, caller, input);
    await pushPolicy(deps, row);
    return flowSettings(deps, caller, row.number_id);
  }
  if (input.target === 'usage' && !blockableKinds.some((kind) => kind === input.usage))
    throw new Refusal('该类应用不能限制');
  const numberId =
    input.target === 'household' ? mainNumber : (await ownNumber(deps, caller, input.numberId)).numberId;
  const key = { userId: caller.userId, numberId };
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await lockControls(tx, caller.userId, numberId, now);
    if (input.target === 'alert' && input.on) await enableAnAlert(tx, key);
    const { blocked_kinds: blocked } = await controlsOf(tx, caller.userId, numberId);
    await changeControls(tx, key, { ...changeOf(input, blocked), affects: affected[input.target], now });
  });
  await pushPolicy(deps, { user_id: caller.userId, number_id: numberId });
  return flowSettings(deps, caller, numberId);
}

const affected = { alert: 'alerts', access: 'access', usage: 'access', household: 'none' } as const;

function changeOf(
  input: Exclude<Input, { target: 'setting' }>,
  blocked: NonNullable<ControlChange['blocked_kinds']>,
): ControlChange {
  switch (input.target) {
    case 'alert':
      return { alert_on: input.on };
    case 'access':
      return { access_on: input.on };
    case 'household':
      return { household: input.on };
    case 'usage': {
      const others = blocked.filter((kind) => kind !== input.usage);
      return { blocked_kinds: input.blocked ? [...others, input.usage] : others };
    }
  }
}
