import { expect, it, type TaskMeta } from 'vitest';
import { expectWithin } from './expect-within.ts';

const judged = (kb: number): TaskMeta => {
  const task: { readonly meta: TaskMeta } = { meta: {} };
  expectWithin({ what: '/home', kb, goalKb: 98, parts: 'main.js 98' }, task);
  return task.meta;
};

it('a size within its goal passes without a word', () => expect(judged(98)).toEqual({}));

it('a size up to one KB beyond its goal passes with a warning', () =>
  expect(judged(98.4)).toEqual({
    warning: '/home has 98.40 KB, goal 98 KB; from 99 KB on the run fails',
  }));

it('a size further beyond its goal fails, and names what it is made of', () =>
  expect(() => judged(99.1)).toThrow('main.js 98'));
