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

  it('has a commitment, an order and a number that any other program computes from the published values', () => {
    const hashed = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(commitmentOf('seed')).toBe(hashed('commit|seed'));
    const people = ['张', '王', '李', '赵'];
    expect(drawOrder('seed', people)).toEqual(
      people.toSorted((a, b) => (hashed(`order|seed|${a}`) < hashed(`order|seed|${b}`) ? -1 : 1)),
    );
    // Half of all hashes are in the incomplete range: the first value that is below the limit counts.
    const below = 2 ** 51 + 1;
    for (let at = 0; at < 20; at += 1) {
      const values = Array.from({ length: 60 }, (_, round) =>
        Number.parseInt(hashed(`number|seed|draw-${at}|${round}`).slice(0, 13), 16),
      );
      expect(drawnNumber('seed', `draw-${at}`, below)).toBe(values.find((value) => value < below));
    }
  });

  it('gives numbers that are equally likely where the range is no divisor of all hashes', () => {
    const third = 2 ** 50;
    const counts = [0, 0, 0];
    for (let at = 0; at < 600; at += 1) {
      const part = Math.floor(drawnNumber('seed', `draw-${at}`, 3 * third) / third);
      counts[part] = (counts[part] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(50);
  });

  it('orders by the hash that it is given', () => {
    const reversed = (text: string) => String.fromCharCode(1_000 - (text.codePointAt(text.length - 1) ?? 0));
    expect(drawOrder('seed', ['b', 'a', 'd', 'c'], reversed)).toEqual(['d', 'c', 'b', 'a']);
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
