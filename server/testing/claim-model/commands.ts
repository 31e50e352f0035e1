import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ClaimModel, Sent } from './model.ts';
import type { SupplierMood } from './supplier.ts';
import type { World } from './world.ts';

type Command = fc.AsyncCommand<ClaimModel, World>;

/** A command whose every run ends with a look at the whole. */
const command = (name: string, act: (model: ClaimModel, world: World) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, world) => {
    await act(model, world);
    await world.check(model);
  },
  toString: () => name,
});

/** Longer than a try waits for the next. */
const laterMs = 80_000;

async function claim(model: ClaimModel, world: World, sent: Sent): Promise<void> {
  const expected = model.expected(sent.holder, sent.right, world.simulation.cycle);
  world.learn(model, sent, expected, await world.simulation.claim(world.request(sent)));
  sent.unheard = false;
}

const claims = (holder: number, right: number) =>
  command(`claims(${holder}, ${right})`, async (model, world) => {
    const sent = world.newRequest(holder, right);
    model.sent.push(sent);
    await claim(model, world, sent);
  });

const repeats = (which: number) =>
  command(`repeats(${which})`, async (model, world) => {
    const sent = model.sent.at(which % Math.max(1, model.sent.length));
    if (!sent) return;
    if (sent.claimed === undefined) return claim(model, world, sent);
    assert.equal(JSON.stringify(await world.simulation.claim(world.request(sent))), sent.claimed);
    sent.unheard = false;
  });

const taps = (holder: number, right: number, times: number, oneKey: boolean) =>
  command(
    `taps(${holder}, ${right}, ${times} times, ${oneKey ? 'one key' : 'a key each'})`,
    async (model, world) => {
      const expected = model.expected(holder, right, world.simulation.cycle);
      const first = world.newRequest(holder, right);
      const all = Array.from({ length: times }, () => (oneKey ? first : world.newRequest(holder, right)));
      const answers = await Promise.all(all.map((sent) => world.simulation.claim(world.request(sent))));
      const [heard] = answers;
      if (!heard) return;
      world.learn(model, first, expected, heard);
      assert.equal(new Set(answers.map(({ data }) => data?.claimId)).size, 1);
      if (oneKey) assert.equal(new Set(answers.map((each) => JSON.stringify(each))).size, 1);
    },
  );

/** Who came first gets what is left. */
const crowds = (right: number, order: readonly number[]) =>
  command(`crowds(${right}, [${order.join(', ')}])`, async (model, world) => {
    const sent = order.map((holder) => world.newRequest(holder, right));
    const answers = await Promise.all(sent.map((each) => world.simulation.claim(world.request(each))));
    for (const [at, each] of sent.entries()) {
      const [envelope, expected] = [answers[at], model.expected(each.holder, right, world.simulation.cycle)];
      if (envelope) world.learn(model, each, expected, envelope);
    }
  });

/** Everybody wants everything while claims are delivered: only the rules can say what is right, so what came of it is learned from the rows. */
const storms = (wishes: readonly (readonly [number, number])[], mood: SupplierMood) =>
  command(`storms(${JSON.stringify(wishes)}, ${mood})`, async (model, world) => {
    const known = new Map(model.claims.map((each) => [each.claimId, each]));
    const [answers] = await Promise.all([
      Promise.all(
        wishes.map(([holder, right]) =>
          world.simulation.claim(world.request(world.newRequest(holder, right))),
        ),
      ),
      world.simulation.deliver(mood, false),
    ]);
    const kept = new Map((await world.kept()).map((each) => [each.claimId, each]));
    for (const { success, data } of answers) if (success) assert(kept.has(data.claimId));
    for (const [claimId, { state }] of known)
      if (state !== 'delivering') assert.equal(kept.get(claimId)?.state, state);
    model.claims.splice(0, Infinity, ...kept.values());
  });

const dies = (holder: number, right: number, when: 'before' | 'after') =>
  command(`dies(${holder}, ${right}, ${when})`, async (model, world) => {
    const sent = world.newRequest(holder, right);
    model.sent.push(sent);
    const expected = model.expected(holder, right, world.simulation.cycle);
    const unheard = await world.simulation.claimAndDie(world.request(sent), when);
    if (unheard) world.learn(model, sent, expected, unheard);
  });

const delivers = (mood: SupplierMood) =>
  command(`delivers(${mood})`, async (model, world) => {
    world.simulation.advance(laterMs);
    const ledger = new Map(world.simulation.supplier.ledger);
    await world.simulation.deliver(mood, model.delivering.length > 0);
    model.deliver(mood, ledger, world.simulation.nowMs);
  });

const passes = (ms: number) =>
  command(`passes(${ms})`, async (_model, world) => world.simulation.advance(ms));
const turnsMonth = command('turnsMonth', async (_model, world) => world.simulation.turnMonth());

/** At last nothing is stuck: every request has its answer, every claim is settled. */
export async function settleAll(model: ClaimModel, world: World): Promise<void> {
  for (const [at, sent] of model.sent.entries()) if (sent.unheard) await repeats(at).run(model, world);
  await delivers('grants').run(model, world);
  assert.deepEqual(model.delivering, []);
}

const holder = fc.nat({ max: 3 });
const right = fc.nat({ max: 2 });
const mood = fc.constantFrom<SupplierMood>('grants', 'refuses', 'silent', 'away', 'outlives-us');

export const everyCommand: fc.Arbitrary<Command>[] = [
  fc.tuple(holder, right).map(([who, which]) => claims(who, which)),
  fc.nat({ max: 40 }).map(repeats),
  fc
    .tuple(holder, right, fc.integer({ min: 2, max: 5 }), fc.boolean())
    .map(([who, which, times, oneKey]) => taps(who, which, times, oneKey)),
  fc
    .tuple(right, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }))
    .map(([which, order]) => crowds(which, order)),
  fc
    .tuple(
      fc.array(fc.tuple(holder, right), { minLength: 2, maxLength: 10 }),
      fc.constantFrom<SupplierMood>('grants', 'refuses', 'silent'),
    )
    .map(([wishes, how]) => storms(wishes, how)),
  fc
    .tuple(holder, right, fc.constantFrom('before' as const, 'after' as const))
    .map(([who, which, when]) => dies(who, which, when)),
  mood.map(delivers),
  fc.integer({ min: 1, max: 400_000 }).map(passes),
  fc.constant(turnsMonth),
];
