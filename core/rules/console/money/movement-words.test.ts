import { expect, it } from 'vitest';
import { movementParts } from './movement-words.ts';

it.each([
  ['pay P1', 'pay', 'P1'],
  ['give-back R 2', 'give-back', 'R 2'],
] as const)('%s is why money moved, and for which number', (movement, kind, number) =>
  expect(movementParts(movement)).toEqual({ kind, number }),
);

it('another word is no movement', () => expect(() => movementParts('gift 1')).toThrow('no movement'));
