import type { BehaviorReport } from '#core/contract/content/phone-flow.shapes.ts';
import { behaviorAgreement } from '#core/rules/number/behavior-agreement.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { agreementTemplate } from '../../content/public.ts';
import { requestedMonth } from './flow-usage.ts';
import { billingSilent } from './own-numbers.ts';

/** The report on the own number, never on a bound one. Without a consent in force the billing system is not called. */
export async function behaviorReport(
  deps: Deps,
  caller: Member,
  input: string | undefined,
): Promise<BehaviorReport> {
  const month = requestedMonth(input, deps.clock.now());
  const { templateId, version, title, agreedAt } = await agreementTemplate(deps, behaviorAgreement, caller);
  const agreement = { templateId, version, title };
  if (agreedAt === null) return { kind: 'consent-needed', agreement };
  const uses = await deps.billing.behavior(caller.mobile, month);
  if (!uses) throw new Refusal(billingSilent);
  const dates = [...new Set(uses.map(({ date }) => date))].sort();
  return {
    kind: 'report',
    agreement,
    agreedAt,
    month,
    days: dates.map((date) => ({
      date,
      uses: uses.filter((use) => use.date === date).map(({ date: _date, ...use }) => use),
    })),
  };
}
