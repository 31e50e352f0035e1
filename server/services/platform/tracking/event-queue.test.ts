import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventQueue } from './event-queue.ts';

const all = { maxEvents: 1_000_000, maxChars: 1_000_000_000 };

describe('the queue between the answer and the table', () => {
  it('gives events in the order they came', () => {
    const queue = eventQueue(all);
    for (const row of ['a', 'b', 'c']) expect(queue.put(row)).toBe(0);
    expect(queue.take({ maxEvents: 2, maxChars: 100 })).toEqual(['a', 'b']);
    expect(queue.take(all)).toEqual(['c']);
    expect([queue.take(all), queue.size]).toEqual([[], 0]);
  });

  it('when full, lets the oldest go', () => {
    const queue = eventQueue({ maxEvents: 2, maxChars: 100 });
    expect(['a', 'b', 'c', 'd'].map((row) => queue.put(row))).toEqual([0, 0, 1, 1]);
    expect(queue.take(all)).toEqual(['c', 'd']);
  });

  it('counts large events by their size, and takes one that is too large by itself', () => {
    const queue = eventQueue({ maxEvents: 100, maxChars: 10 });
    expect(['aaaa', 'bbbb', 'cccc', 'd'.repeat(50), 'e'].map((row) => queue.put(row))).toEqual([
      0, 0, 1, 2, 1,
    ]);
    expect(queue.take(all)).toEqual(['e']);
  });

  it('a batch is bounded in size, but never empty', () => {
    const queue = eventQueue(all);
    for (const row of ['aaaa', 'bbbb', 'c'.repeat(50), 'd']) queue.put(row);
    const limits = { maxEvents: 3, maxChars: 10 };
    expect([queue.take(limits), queue.take(limits), queue.take(limits)]).toEqual([
      ['aaaa', 'bbbb'],
      ['c'.repeat(50)],
      ['d'],
    ]);
  });

  it('holds the newest of whatever came, in order, within its bounds', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({ put: fc.string({ minLength: 1, maxLength: 9 }) }),
            fc.record({ take: fc.nat(5) }),
          ),
          { maxLength: 200 },
        ),
        fc.integer({ min: 1, max: 20 }),
        (steps, maxEvents) => {
          const queue = eventQueue({ maxEvents, maxChars: 60 });
          let model: string[] = [];
          for (const step of steps) {
            if ('put' in step) {
              model.push(step.put);
              const before = model.length;
              while (model.length > 1 && (model.length > maxEvents || model.join('').length > 60))
                model.shift();
              expect(queue.put(step.put)).toBe(before - model.length);
            } else {
              expect(queue.take({ maxEvents: step.take, maxChars: 1_000 })).toEqual(
                model.slice(0, step.take),
              );
              model = model.slice(step.take);
            }
            expect(queue.size).toBe(model.length);
          }
        },
      ),
    ));

  it('takes a million events in a flood without growing or slowing', () => {
    const queue = eventQueue({ maxEvents: 20_000, maxChars: 16_000_000 });
    let dropped = 0;
    for (let at = 0; at < 1_000_000; at += 1) dropped += queue.put(String(at));
    expect([queue.size, dropped]).toEqual([20_000, 980_000]);
    expect(queue.take({ maxEvents: 1, maxChars: 10 })).toEqual(['980000']);
  });
});
