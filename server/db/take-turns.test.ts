import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('runs so many at a time, in the order of arrival, and goes on after a failure', async () => {
  const turns = takeTurns(2);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const answers = works.map(({ promise }, at) =>
    turns(() => {
      begun.push(at);
      return promise;
    }).catch(() => -1),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  works[1]?.reject(new Error('refused'));
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  works.forEach(({ resolve }, at) => resolve(at));
  expect(await Promise.all(answers)).toEqual([0, -1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
