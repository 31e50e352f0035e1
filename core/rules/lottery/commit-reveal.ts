import { sha256, type Sha256 } from './sha256.ts';

/**
 * Commit–reveal: the operator publishes the hash of a secret seed before the draw and the seed after it. The result
 * follows from the seed and public values alone, so every reader can compute it again.
 */
export const commitmentOf = (seed: string): string => sha256(`commit|${seed}`);

/** Whether a revealed seed is the one that was committed to. */
export const isRevealOf = (commitment: string, seed: string): boolean => commitmentOf(seed) === commitment;

/** The place of a participant in a draw: the participants with the lowest digests win. */
const digestOf = (seed: string, participant: string, hash: Sha256): string =>
  hash(`order|${seed}|${participant}`);

/** The participants in their drawn order; the first n win. The order they are given in has no influence. */
export const drawOrder = (seed: string, participants: readonly string[], hash: Sha256 = sha256): string[] =>
  participants
    .map((participant) => ({ participant, digest: digestOf(seed, participant, hash) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .map(({ participant }) => participant);

const space = 2 ** 52;

/** A whole number from 0 to below `below`, each equally likely: values of the last, incomplete range are hashed again. */
export function drawnNumber(seed: string, publicValue: string, below: number): number {
  const limit = space - (space % below);
  for (let round = 0; ; round += 1) {
    const value = Number.parseInt(sha256(`number|${seed}|${publicValue}|${round}`).slice(0, 13), 16);
    if (value < limit) return value % below;
  }
}
