/** How often two requests are sent at once: twenty times by default, hundreds of times in the long run. */
export const raceRounds = Number(process.env['GENERATED_CASES'] ?? 20);

/** Prepares the rounds of a race, a few at a time, then plays them one after the other. */
export async function raced<Round>(
  prepare: () => Promise<Round>,
  play: (round: Round) => Promise<void>,
): Promise<void> {
  for (let left = raceRounds; left > 0; left -= atOnce)
    for (const round of await Promise.all(Array.from({ length: Math.min(left, atOnce) }, prepare)))
      await play(round);
}

const atOnce = 10;
