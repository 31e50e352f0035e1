import { expect, type TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** One line for the summary of the run. */
    warning?: string;
  }
}

/** How far a size may be beyond its goal before a run fails: small changes of other files must not stop a change that is right. */
export const toleranceKb = 1;

interface Size {
  readonly what: string;
  readonly kb: number;
  readonly goalKb: number;
  /** What makes up the size, for the message of a failure. */
  readonly parts: string;
}

/** Warns in the summary of the run when a size is beyond its goal, and fails when it is so by more than the tolerance. */
export function expectWithin({ what, kb, goalKb, parts }: Size, { meta }: { readonly meta: TaskMeta }): void {
  expect(kb, parts).toBeLessThanOrEqual(goalKb + toleranceKb);
  if (kb > goalKb)
    meta.warning = `${what} has ${kb.toFixed(2)} KB, goal ${goalKb} KB; from ${goalKb + toleranceKb} KB on the run fails`;
}
