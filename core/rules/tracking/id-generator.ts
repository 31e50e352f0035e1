import { createSnowflake, type SnowflakeNode } from './snowflake.ts';

export interface IdSources extends SnowflakeNode {
  readonly now: () => number;
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number;
}

/** The id when the generator fails: milliseconds followed by six random digits (§8). */
export const fallbackId = (now: number, random: number): string =>
  `${now}${String(Math.floor(random * 1_000_000)).padStart(6, '0')}`;

/** An id generator that never throws: it falls back to fallbackId. */
export function createIdGenerator({ now, random, ...node }: IdSources): () => string {
  let next: ((now: number) => string) | undefined;
  return () => {
    const at = now();
    try {
      next ??= createSnowflake(node);
      return next(at);
    } catch {
      return fallbackId(at, random());
    }
  };
}
