import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ScheduledWorld } from './scheduled-world.ts';
import type { SupplierMood } from './supplier.ts';

type Command = fc.AsyncCommand<object, ScheduledWorld>;

/** Begins something and goes on; at every moment the whole holds together. */
const command = (name: string, begin: (world: ScheduledWorld) => void): Command => ({
  check: () => true,
  run: async (_model, world) => {
    begin(world);
    assert.deepEqual(await world.broken(), []);
  },
  toString: () => name,
});

const instance = fc.nat({ max: 1 });
const claims = fc
  .tuple(instance, fc.nat({ max: 3 }), fc.nat({ max: 2 }))
  .map(([at, who, which]) =>
    command(`claims(${at}, ${who}, ${which})`, (world) => world.claim(at, who, which)),
  );
const repeats = fc.tuple(instance, fc.nat({ max: 40 })).map(([at, which]) =>
  command(`repeats(${at}, ${which})`, (world) => {
    const sent = world.sent.at(which % Math.max(1, world.sent.length));
    if (sent) world.repeat(at, sent);
  }),
);
const delivers = fc
  .tuple(instance, fc.constantFrom<SupplierMood>('grants', 'refuses', 'silent', 'away'))
  .map(([at, mood]) => command(`delivers(${at}, ${mood})`, (world) => world.deliver(at, mood)));
const dies = instance.map((at) => command(`dies(${at})`, (world) => world.die(at)));
const passes = fc
  .integer({ min: 1, max: 100_000 })
  .map((ms) => command(`passes(${ms})`, (world) => world.advance(ms)));

/** Claims come most often: they are what happens at once. */
export const scheduledCommands: fc.Arbitrary<Command>[] = [
  claims,
  claims,
  claims,
  repeats,
  delivers,
  dies,
  passes,
];
