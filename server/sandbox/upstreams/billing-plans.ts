import { z } from 'zod';
import { usageKindIds } from '#core/contract/content/usage-kinds.ts';
import { mobile, month } from '#core/contract/fields.ts';
import { monthsUntil } from '#core/rules/number/months-until.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Clock } from '../../clock.ts';
import type { Encryption } from '../../crypto/encryption.ts';
import type { Db } from '../../db/database.ts';
import type { UpstreamHandler } from './fake-upstream.ts';
import { isOut } from '../state.ts';
import { sandboxBillFen, sandboxPlan, sandboxUses, sandboxVoice, usageOfDays } from './sandbox-usage.ts';

const question = z.object({ mobile });
const ofMonth = z.object({ mobile, month });
const ofMonths = z.object({ mobile, months: z.int().min(1).max(12) });
const policy = z.object({
  policyId: z.string().min(1).max(120),
  version: z.int().min(0),
  mobile,
  times: z.array(z.object({ weekdays: z.array(z.int()), from: z.string(), to: z.string() })),
  blockedKinds: z.array(z.enum(usageKindIds)),
});
const change = z.object({
  orderNo: z.string().min(8).max(64),
  mobile,
  businessId: z.string(),
  action: z.enum(['open', 'close']),
  priceFen: z.int().min(0),
});

export interface SandboxPlansParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly encryption: Encryption;
}

/** Plans in the billing system's sandbox: usage that grows with the clock, access policies, orders of offers. */
export function sandboxPlans(parts: SandboxPlansParts): Readonly<Record<`/${string}`, UpstreamHandler>> {
  const { db, clock, encryption } = parts;
  const usesOf = (number: string, of: string) => sandboxUses(number, of, clock.now());
  const usageOf = (number: string, of: string) => {
    const days = usageOfDays(usesOf(number, of));
    return { ...sandboxPlan(number), usedMb: days.reduce((sum, { usedMb }) => sum + usedMb, 0), days };
  };
  const answers: Readonly<Record<`/${string}`, (body: unknown) => Promise<object>>> = {
    '/plans': async (body) => sandboxPlan(question.parse(body).mobile),
    '/usage': async (body) => {
      const input = ofMonth.parse(body);
      const voice = sandboxVoice(input.mobile, input.month, clock.now());
      return { ...usageOf(input.mobile, input.month), voice, billFen: sandboxBillFen(input.mobile) };
    },
    '/monthly-usage': async (body) => {
      const input = ofMonths.parse(body);
      const months = monthsUntil(claimCycle(clock.now()).cycle, input.months).map((each) => {
        const { usedMb, totalMb } = usageOf(input.mobile, each);
        return { month: each, usedMb, totalMb };
      });
      return { months };
    },
    '/behavior': async (body) => {
      const input = ofMonth.parse(body);
      return { uses: usesOf(input.mobile, input.month) };
    },
    '/access-policies': async (body) => savePolicy(db, encryption, policy.parse(body)),
    '/business-orders': async (body) => changeOnce(db, encryption, change.parse(body)),
  };
  return Object.fromEntries(
    Object.entries(answers).map(([path, answer]): [`/${string}`, UpstreamHandler] => [
      path as `/${string}`,
      async (body, reply) =>
        (await isOut(db, 'billing')) ? reply.status(503).send({ error: 'out of service' }) : answer(body),
    ]),
  );
}

async function savePolicy(
  db: Db,
  { mobiles }: Encryption,
  { policyId, version, mobile: number, times, blockedKinds }: z.output<typeof policy>,
) {
  const row = { version, times: JSON.stringify(times), blocked_kinds: blockedKinds };
  await db
    .insertInto('sandbox_policies')
    .values({ policy_id: policyId, mobile_lookup: mobiles.lookup(number), ...row })
    .onConflict((c) => c.column('policy_id').doUpdateSet(row).where('sandbox_policies.version', '<', version))
    .execute();
  return { saved: true };
}

/** Carries out an order once and puts its price on the phone bill; a number that is not in use is refused. */
async function changeOnce(
  db: Db,
  { mobiles }: Encryption,
  { orderNo, mobile: number, businessId, action, priceFen }: z.output<typeof change>,
) {
  const lookup = mobiles.lookup(number);
  const row = await db
    .selectFrom('sandbox_numbers')
    .select('status')
    .where('mobile_lookup', '=', lookup)
    .executeTakeFirst();
  if (row && row.status !== 'normal') return { outcome: 'refused' };
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('sandbox_business_orders')
      .values({
        order_no: orderNo,
        mobile_lookup: lookup,
        business_id: businessId,
        action,
        price_fen: priceFen,
      })
      .onConflict((c) => c.doNothing())
      .returning('order_no')
      .executeTakeFirst();
    if (!added || action === 'close') return;
    await tx
      .updateTable('sandbox_numbers')
      .set(({ eb }) => ({ balance_fen: eb('balance_fen', '-', priceFen) }))
      .where('mobile_lookup', '=', lookup)
      .execute();
  });
  return { outcome: 'done' };
}
