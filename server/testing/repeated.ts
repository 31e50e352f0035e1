import { setTimeout as sleep } from 'node:timers/promises';
import { seededInt, seedOfRun, type SeededInt } from './seeded.ts';

/** How often a fault is played: once every day, often in the long run. */
const rounds = Number(process.env['REPEAT'] ?? 1);

/** Plays a fault REPEAT times, each time as its seed decides; SEED plays the one that failed once more. */
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

/** So many at nearly the same moment, in the order the seed decides. */
export const scattered = <Answer>(
  below: SeededInt,
  many: number,
  act: (at: number) => Promise<Answer>,
): Promise<Answer[]> =>
  Promise.all(Array.from({ length: many }, (_, at) => sleep(below(closeMs)).then(() => act(at))));
