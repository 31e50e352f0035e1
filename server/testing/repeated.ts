import { setTimeout as sleep } from 'node:timers/promises';
import { seededInt, seedOfRun, type SeededInt } from './seeded.ts';

/** How often a fault is tested: once by default, often in the long run. */
const rounds = Number(process.env['REPEAT'] ?? 1);

/** Runs a fault REPEAT times with different seeds; SEED repeats a failed one. */
export async function repeated(play: (below: SeededInt) => Promise<void>): Promise<void> {
  const first = seedOfRun();
  if (rounds > 1) console.log(`played ${rounds} times, from seed ${first} on`);
  for (let seed = first; seed < first + rounds; seed += 1) {
    await play(seededInt(seed)).catch((failure: unknown) => {
      console.error(`failed with SEED=${seed}`);
      throw failure;
    });
  }
}

const closeMs = 8;

/** Runs so many nearly at once, in an order decided by the seed. */
export const scattered = <Answer>(
  below: SeededInt,
  many: number,
  act: (at: number) => Promise<Answer>,
): Promise<Answer[]> =>
  Promise.all(Array.from({ length: many }, (_, at) => sleep(below(closeMs)).then(() => act(at))));
