import { expect, it } from 'vitest';
import { keyStep } from './key-step.ts';

it.each([
  ['ArrowRight', false, 40, 42],
  ['ArrowLeft', false, 40, 38],
  ['ArrowRight', true, 40, 50],
  ['ArrowLeft', true, 40, 30],
  ['ArrowLeft', true, 4, 0],
  ['ArrowRight', true, 240, 242],
  ['Home', false, 40, 0],
  ['End', false, 40, 242],
  ['Tab', false, 40, undefined],
])('%s (shift: %s) moves the piece from %s to %s', (key, shiftKey, x, to) => {
  expect(keyStep({ key, shiftKey }, x, 242)).toBe(to);
});
