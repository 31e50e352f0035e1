import type { MovableClock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { writeState } from '../state.ts';
import { reset } from './reset.ts';

export interface SandboxClock {
  readonly clock: MovableClock;
  /** Makes every process read the clock's offset again. */
  moveAll(): Promise<unknown>;
}

/** Moves the clock forward; 0 only reads it. */
export async function moveClock(db: Db, { clock, moveAll }: SandboxClock, advanceMs: number) {
  if (advanceMs > 0) {
    await writeState(db, 'clock', String(clock.offsetMs + advanceMs));
    await moveAll();
  }
  return { now: clock.now().toISOString(), offsetMs: clock.offsetMs };
}

/** Turns every switch off and the clock back, in every process. */
export async function resetAll(db: Db, { clock, moveAll }: SandboxClock) {
  await reset(db, clock);
  await moveAll();
  return { now: clock.now().toISOString() };
}
