import { createSnowflake, type SnowflakeNode } from './snowflake.ts';

export interface IdSources extends SnowflakeNode {
  readonly now: () => number;
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number;
}

/** Milliseconds followed by six random digits: the id when the generator fails (§8). */
export const fallbackId = (now: number, random: number): string =>
  `${now}${String(Math.floor(random * 1_000_000)).padStart(6, '0')}`;

/** The product's id generator: it always answers. */
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
