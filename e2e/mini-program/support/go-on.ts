import { expect } from 'vitest';
import type { MiniProgram } from '../host/launch.ts';

/** Scrolls to the end of the page again and again, until it shows these words. A list that begins anew meanwhile goes on as well. */
export async function goOnUntil(program: MiniProgram, words: string): Promise<void> {
  const goOn = (): string => {
    program.reachBottom();
    return program.text();
  };
  await expect.poll(goOn).toContain(words);
}
