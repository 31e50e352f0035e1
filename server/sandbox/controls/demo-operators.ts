import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Secret } from 'otpauth';
import type { Role } from '#core/contract/console/permissions.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import type { Deps } from '../../deps.ts';
import type { OperatorCookies } from '../../http/operators/operator-cookies.ts';
import { codeOfStep, startOperatorSession, totpStepAt } from '../../services/operators/public.ts';

/** One operator of each role, and a second owner, so that every approval has its two persons. */
const demoOperators: readonly { readonly id: string; readonly name: string; readonly role: Role }[] = [
  { id: 'demo-content', name: '丁静', role: 'content' },
  { id: 'demo-activities', name: '陈思远', role: 'activities' },
  { id: 'demo-service', name: '周倩', role: 'service' },
  { id: 'demo-finance', name: '赵国栋', role: 'finance' },
  { id: 'demo-audit', name: '何芳', role: 'audit' },
  { id: 'demo-owner', name: '王敏', role: 'owner' },
  { id: 'demo-owner-2', name: '刘洋', role: 'owner' },
];
const secretOf = (id: string): string =>
  new Secret({ buffer: Uint8Array.from(hash('sha256', `demo operator ${id}`, 'buffer')).buffer.slice(0, 20) })
    .base32;

/** What the workbench shows: the demo operators, each with the next code of the authenticator that was not used yet. */
export async function demoOperatorCodes({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const used = await db
    .selectFrom('operators')
    .select(['operator_id', 'totp_step'])
    .where('operator_id', 'like', 'demo-%')
    .execute();
  const step = totpStepAt(clock.now());
  return {
    rows: demoOperators.map(({ id, name, role }) => {
      const last = used.find(({ operator_id }) => operator_id === id)?.totp_step ?? 0;
      return {
        role: roleNames[role],
        name,
        loginName: id,
        code: codeOfStep(secretOf(id), Math.max(step, last + 1)),
      };
    }),
  };
}

/** One tap in the workbench opens the console as a demo operator; in the sandbox alone. */
export function openConsoleAsDemo(app: FastifyInstance, deps: Deps, cookies: OperatorCookies): void {
  app.get<{ Querystring: { as?: string } }>('/sandbox/console', async ({ query }, reply) => {
    const chosen = demoOperators.find(({ id }) => id === query.as);
    if (!chosen)
      return reply.status(404).send({ error: `as: ${demoOperators.map(({ id }) => id).join(', ')}` });
    const now = deps.clock.now();
    await deps.db.transaction().execute(async (tx) => {
      for (const { id, name, role } of demoOperators) {
        await tx
          .insertInto('operators')
          .values({
            operator_id: id,
            login_name: id,
            name,
            state: 'active',
            // Fits no password: these operators sign in here alone.
            password_hash: 'scrypt$2$1$1$$',
            totp_sealed: deps.encryption.authenticators.seal(secretOf(id)),
            locked_until: null,
            created_at: now,
            last_seen_at: null,
          })
          // An owner may have stopped the operator: whoever opens the workbench has all of them again.
          .onConflict((conflict) =>
            conflict.column('operator_id').doUpdateSet({ state: 'active', locked_until: null }),
          )
          .execute();
        await tx
          .insertInto('operator_roles')
          .values({ operator_id: id, role })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    });
    cookies.setSession(reply, await startOperatorSession(deps.db, chosen.id, now));
    return reply.redirect(`${deps.consoleAddress()}/`);
  });
}
