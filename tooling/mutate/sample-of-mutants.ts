import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';

type Change = Pick<Mutant, 'id' | 'fileName' | 'mutatorName' | 'replacement'>;

/** The ids of so many of them, chosen by a seed. Lines and folders do not matter, so that most of the sample stays when code moves. */
export function sampleOfMutants(mutants: readonly Change[], many: number, seed: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const ranked = mutants.map(({ id, fileName, mutatorName, replacement }) => {
    const change = `${basename(fileName)} ${mutatorName} ${replacement}`;
    const nth = (seen.get(change) ?? 0) + 1;
    seen.set(change, nth);
    return { id, rank: createHash('sha256').update(`${seed} ${change} ${nth}`).digest('hex') };
  });
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, many).map(({ id }) => id));
}
