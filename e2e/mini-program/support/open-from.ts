import { expect } from 'vitest';
import type { MiniProgram } from '../host/launch.ts';

/** Taps until another page is open, because a tap right after a page was opened is debounced (§9); returns its path. */
export async function openFrom(program: MiniProgram, words: string): Promise<string> {
  const before = program.stack.length;
  const tapAndSee = (): number => {
    if (program.stack.length === before) program.tap(words);
    return program.stack.length;
  };
  await expect.poll(tapAndSee).toBe(before + 1);
  return program.page;
}
