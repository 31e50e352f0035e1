import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ScheduledSystem } from './scheduled-system.ts';
import type { SupplierMode } from './supplier.ts';

type Command = fc.AsyncCommand<object, ScheduledSystem>;

/** Starts an operation without waiting for it; the invariants hold at every moment. */
const command = (name: string, begin: (system: ScheduledSystem) => void): Command => ({
  check: () => true,
  run: async (_model, system) => {
    begin(system);
    assert.deepEqual(await system.broken(), []);
  },
  toString: () => name,
});

const instance = fc.nat({ max: 1 });
const claims = fc
  .tuple(instance, fc.nat({ max: 3 }), fc.nat({ max: 2 }))
  .map(([at, who, which]) =>
    command(`claims(${at}, ${who}, ${which})`, (system) => system.claim(at, who, which)),
  );
const repeats = fc.tuple(instance, fc.nat({ max: 40 })).map(([at, which]) =>
  command(`repeats(${at}, ${which})`, (system) => {
    const sent = system.sent.at(which % Math.max(1, system.sent.length));
    if (sent) system.repeat(at, sent);
  }),
);
const delivers = fc
  .tuple(instance, fc.constantFrom<SupplierMode>('grants', 'refuses', 'silent', 'away'))
  .map(([at, mode]) => command(`delivers(${at}, ${mode})`, (system) => system.deliver(at, mode)));
const dies = instance.map((at) => command(`dies(${at})`, (system) => system.die(at)));
const passes = fc
  .integer({ min: 1, max: 100_000 })
  .map((ms) => command(`passes(${ms})`, (system) => system.advance(ms)));

/** Claims are the most frequent command. */
export const scheduledCommands: fc.Arbitrary<Command>[] = [
  claims,
  claims,
  claims,
  repeats,
  delivers,
  dies,
  passes,
];
