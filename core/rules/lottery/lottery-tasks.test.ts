import { expect, it } from 'vitest';
import { taskState } from './lottery-tasks.ts';

it.each([
  ['signIn', null, false, 'ready'],
  ['signIn', null, true, 'done'],
  ['share', null, false, 'ready'],
  ['browse', null, false, 'open'],
  ['browse', 100_000, false, 'started'],
  ['browse', 85_001, false, 'started'],
  ['browse', 85_000, false, 'ready'],
  ['browse', 85_000, true, 'done'],
] as const)('the task %s started at %s, done: %s, is %s', (task, startedAt, isDone, state) => {
  expect(taskState(task, { startedAt, isDone }, 100_000)).toBe(state);
});
