import { expect, it } from 'vitest';
import { faceOf } from './face-of.ts';

it('a subscriber has the same face everywhere', () => {
  expect(faceOf('138****6021')).toBe(faceOf('138****6021'));
});

it('subscribers have different faces', () => {
  const numbers = Array.from({ length: 50 }, (_, at) => `138****${6_000 + at}`);
  expect(new Set(numbers.map((number) => faceOf(number))).size).toBe(5);
});

it('neighbours in a group look different', () => {
  const seats = [0, 1, 2, 3].map((seat) => faceOf('G202608150001', seat));
  expect(new Set(seats).size).toBe(4);
});
