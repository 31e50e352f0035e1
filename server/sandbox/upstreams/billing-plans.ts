import { sql } from 'kysely';
import { z } from 'zod';
import { usageKindIds } from '#core/contract/content/usage-kinds.ts';
import { mobile, month } from '#core/contract/fields.ts';
import { chinaInstant } from '#core/rules/format/china-time.ts';
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
  const usageOf = async (number: string, of: string) => {
    const days = usageOfDays(usesOf(number, of));
    const { packageName, totalMb } = sandboxPlan(number);
    const packsMb = await mbOfPacks(parts, number, of);
    return {
      packageName,
      totalMb: totalMb + packsMb,
      usedMb: days.reduce((sum, { usedMb }) => sum + usedMb, 0),
      days,
    };
  };
  const answers: Readonly<Record<`/${string}`, (body: unknown) => Promise<object>>> = {
    '/plans': async (body) => sandboxPlan(question.parse(body).mobile),
    '/usage': async (body) => {
      const input = ofMonth.parse(body);
      const voice = sandboxVoice(input.mobile, input.month, clock.now());
      return { ...(await usageOf(input.mobile, input.month)), voice, billFen: sandboxBillFen(input.mobile) };
    },
    '/monthly-usage': async (body) => {
      const input = ofMonths.parse(body);
      const asked = monthsUntil(claimCycle(clock.now()).cycle, input.months);
      const months = asked.map(async (each) => {
        const { usedMb, totalMb } = await usageOf(input.mobile, each);
        return { month: each, usedMb, totalMb };
      });
      return { months: await Promise.all(months) };
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

/** Data packs that were delivered to a number in a month. */
async function mbOfPacks({ db, encryption }: SandboxPlansParts, number: string, of: string): Promise<number> {
  const [year = 0, monthNumber = 1] = of.split('-').map(Number);
  const { rows } = await sql<{ readonly mb: number }>`
    select coalesce(sum(g.flow_mb * l.quantity), 0)::integer as mb
    from users u join orders o using (user_id) join order_lines l using (order_no)
    join order_deliveries d on d.order_no = l.order_no and d.line = l.line join goods g using (goods_id)
    where u.mobile_lookup = ${encryption.mobiles.lookup(number)} and l.kind = 'charge' and d.state = 'delivered'
      and d.settled_at >= ${new Date(chinaInstant({ year, month: monthNumber }))}
      and d.settled_at < ${new Date(chinaInstant({ year, month: monthNumber + 1 }))}`.execute(db);
  return rows[0]?.mb ?? 0;
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
