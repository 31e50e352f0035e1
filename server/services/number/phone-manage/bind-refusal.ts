import { maxDeputyNumbers } from '#core/rules/number/flow-settings.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { billingSilent, ownNumbers } from './own-numbers.ts';

export const bindPurpose = 'bind-number';
/** The session that requested the code, in place of a page's ticket. */
export const bindTicket = ({ sessionId }: Member): string => `${bindPurpose}:${sessionId}`;

/** Why the number cannot be bound; empty when it can. Checked before the code is sent and before it is spent. */
export async function bindRefusal(deps: Deps, caller: Member, mobile: string): Promise<string> {
  if (mobile === caller.mobile) return '这是您的本机号码，无需绑定';
  const numbers = await ownNumbers(deps, caller);
  if (numbers.some((number) => number.mobile === mobile)) return '该号码已经绑定';
  if (numbers.length > maxDeputyNumbers) return `最多绑定${maxDeputyNumbers}个副号`;
  const facts = await deps.billing.number(mobile, { fresh: true });
  if (!facts) return billingSilent;
  return facts.status === 'closed' ? '该号码已停用，无法绑定' : '';
}
