import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, drawnNumber, drawOrder, isRevealOf } from './commit-reveal.ts';
import { sha256 } from './sha256.ts';

describe('the hash of a draw', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of %j is the published one of the standard', (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });

  it('is that of every other implementation, at every length and for every script', () => {
    for (let length = 0; length < 200; length += 1) {
      const text = '转a1🎁%'
        .repeat(40)
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '');
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('a committed draw', () => {
  it('is revealed by its own seed alone', () => {
    const commitment = commitmentOf('seed-1');
    expect([isRevealOf(commitment, 'seed-1'), isRevealOf(commitment, 'seed-2')]).toEqual([true, false]);
  });

  it('does not show its seed or its number in the commitment', () => {
    expect(commitmentOf('seed-1')).not.toBe(sha256('number|seed-1||0'));
  });

  it('gives the same number for the same public value and others for others', () => {
    const numbers = Array.from({ length: 50 }, (_, at) => drawnNumber('seed', `draw-${at}`, 1_000_000));
    expect(numbers).toEqual(
      Array.from({ length: 50 }, (_, at) => drawnNumber('seed', `draw-${at}`, 1_000_000)),
    );
    expect(new Set(numbers).size).toBe(50);
    expect(numbers.every((number) => number >= 0 && number < 1_000_000)).toBe(true);
  });

  it('orders participants by the seed, however the list was sorted', () => {
    const people = ['a', 'b', 'c', 'd', 'e', 'f'];
    const order = drawOrder('seed', people);
    expect([...order].sort()).toEqual(people);
    expect(drawOrder('seed', [...people].reverse())).toEqual(order);
    expect(drawOrder('other seed', people)).not.toEqual(order);
  });
});
