import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ClaimModel, Sent } from './model.ts';
import type { SupplierMode } from './supplier.ts';
import type { ClaimSystem } from './claim-system.ts';

type Command = fc.AsyncCommand<ClaimModel, ClaimSystem>;

/** A command that checks the whole state after each run. */
const command = (name: string, act: (model: ClaimModel, system: ClaimSystem) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, system) => {
    await act(model, system);
    await system.check(model);
  },
  toString: () => name,
});

/** Longer than the wait between two tries. */
const laterMs = 80_000;

async function claim(model: ClaimModel, system: ClaimSystem, sent: Sent): Promise<void> {
  const expected = model.expected(sent.holder, sent.right, system.simulation.cycle);
  system.learn(model, sent, expected, await system.simulation.claim(system.request(sent)));
  sent.unheard = false;
}

const claims = (holder: number, right: number) =>
  command(`claims(${holder}, ${right})`, async (model, system) => {
    const sent = system.newRequest(holder, right);
    model.sent.push(sent);
    await claim(model, system, sent);
  });

const repeats = (which: number) =>
  command(`repeats(${which})`, async (model, system) => {
    const sent = model.sent.at(which % Math.max(1, model.sent.length));
    if (!sent) return;
    if (sent.claimed === undefined) return claim(model, system, sent);
    assert.equal(JSON.stringify(await system.simulation.claim(system.request(sent))), sent.claimed);
    sent.unheard = false;
  });

const taps = (holder: number, right: number, times: number, oneKey: boolean) =>
  command(
    `taps(${holder}, ${right}, ${times} times, ${oneKey ? 'one key' : 'a key each'})`,
    async (model, system) => {
      const expected = model.expected(holder, right, system.simulation.cycle);
      const first = system.newRequest(holder, right);
      const all = Array.from({ length: times }, () => (oneKey ? first : system.newRequest(holder, right)));
      const answers = await Promise.all(all.map((sent) => system.simulation.claim(system.request(sent))));
      const [firstAnswer] = answers;
      if (!firstAnswer) return;
      system.learn(model, first, expected, firstAnswer);
      assert.equal(new Set(answers.map(({ data }) => data?.claimId)).size, 1);
      if (oneKey) assert.equal(new Set(answers.map((each) => JSON.stringify(each))).size, 1);
    },
  );

/** The first requests get what is left. */
const concurrentClaims = (right: number, order: readonly number[]) =>
  command(`concurrentClaims(${right}, [${order.join(', ')}])`, async (model, system) => {
    const sent = order.map((holder) => system.newRequest(holder, right));
    const answers = await Promise.all(sent.map((each) => system.simulation.claim(system.request(each))));
    for (const [at, each] of sent.entries()) {
      const [envelope, expected] = [answers[at], model.expected(each.holder, right, system.simulation.cycle)];
      if (envelope) system.learn(model, each, expected, envelope);
    }
  });

/** All users claim all rights during deliveries. The outcome is not determined, so the model reads it from the rows. */
const claimsWhileDelivering = (requests: readonly (readonly [number, number])[], mode: SupplierMode) =>
  command(`claimsWhileDelivering(${JSON.stringify(requests)}, ${mode})`, async (model, system) => {
    const known = new Map(model.claims.map((each) => [each.claimId, each]));
    const [answers] = await Promise.all([
      Promise.all(
        requests.map(([holder, right]) =>
          system.simulation.claim(system.request(system.newRequest(holder, right))),
        ),
      ),
      system.simulation.deliver(mode, false),
    ]);
    const stored = new Map((await system.stored()).map((each) => [each.claimId, each]));
    for (const { success, data } of answers) if (success) assert(stored.has(data.claimId));
    for (const [claimId, { state }] of known)
      if (state !== 'delivering') assert.equal(stored.get(claimId)?.state, state);
    model.claims.splice(0, Infinity, ...stored.values());
  });

const dies = (holder: number, right: number, when: 'before' | 'after') =>
  command(`dies(${holder}, ${right}, ${when})`, async (model, system) => {
    const sent = system.newRequest(holder, right);
    model.sent.push(sent);
    const expected = model.expected(holder, right, system.simulation.cycle);
    const unheard = await system.simulation.claimAndDie(system.request(sent), when);
    if (unheard) system.learn(model, sent, expected, unheard);
  });

const delivers = (mode: SupplierMode) =>
  command(`delivers(${mode})`, async (model, system) => {
    system.simulation.advance(laterMs);
    const ledger = new Map(system.simulation.supplier.ledger);
    await system.simulation.deliver(mode, model.delivering.length > 0);
    model.deliver(mode, ledger, system.simulation.nowMs);
  });

const passes = (ms: number) =>
  command(`passes(${ms})`, async (_model, system) => system.simulation.advance(ms));
const turnsMonth = command('turnsMonth', async (_model, system) => system.simulation.turnMonth());

/** In the end every request is answered and every claim settled. */
export async function settleAll(model: ClaimModel, system: ClaimSystem): Promise<void> {
  for (const [at, sent] of model.sent.entries()) if (sent.unheard) await repeats(at).run(model, system);
  await delivers('grants').run(model, system);
  assert.deepEqual(model.delivering, []);
}

const holder = fc.nat({ max: 3 });
const right = fc.nat({ max: 2 });
const supplierMode = fc.constantFrom<SupplierMode>('grants', 'refuses', 'silent', 'away', 'outlives-us');

export const everyCommand: fc.Arbitrary<Command>[] = [
  fc.tuple(holder, right).map(([who, which]) => claims(who, which)),
  fc.nat({ max: 40 }).map(repeats),
  fc
    .tuple(holder, right, fc.integer({ min: 2, max: 5 }), fc.boolean())
    .map(([who, which, times, oneKey]) => taps(who, which, times, oneKey)),
  fc
    .tuple(right, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }))
    .map(([which, order]) => concurrentClaims(which, order)),
  fc
    .tuple(
      fc.array(fc.tuple(holder, right), { minLength: 2, maxLength: 10 }),
      fc.constantFrom<SupplierMode>('grants', 'refuses', 'silent'),
    )
    .map(([requests, how]) => claimsWhileDelivering(requests, how)),
  fc
    .tuple(holder, right, fc.constantFrom('before' as const, 'after' as const))
    .map(([who, which, when]) => dies(who, which, when)),
  supplierMode.map(delivers),
  fc.integer({ min: 1, max: 400_000 }).map(passes),
  fc.constant(turnsMonth),
];
