import { gap, unitOf, unitStart } from './search-unit.ts';

/** One way in which text can match a term: the pieces an index finds it by, and the pattern of units that confirms it. */
export interface Alternative {
  readonly grams: readonly string[];
  /** Its parts in their order, in one line. */
  readonly pattern: string;
  /** The same with nothing between its parts: a better match. */
  readonly together: string;
  /** The units of `together` where it is of characters alone: looking for a text is many times as fast as a pattern. */
  readonly text?: string;
  /** The ways to cut `text` into words, which may stand in any order in any lines. */
  readonly cuts: readonly (readonly string[])[];
  /** A text that begins with it has one of these. */
  readonly starts: readonly Start[];
}

/** A character, or the first letter of a reading, of the first or second unit. */
export interface Start {
  readonly unit: 1 | 2;
  readonly sign: string;
}

/** One unit that is looked for: a character, a syllable or an initial. */
export interface Token {
  readonly pattern: string;
  /** Pieces of the index that every such unit has. */
  readonly grams: readonly string[];
  /** Its part in the gram of a pair of neighbours. */
  readonly sign: string;
  readonly kind: 'character' | 'syllable' | 'initial';
}

/** Tokens that stand together; other units may stand between two runs. */
export type Run = readonly Token[];

const joined = (tokens: readonly Token[]): string => tokens.map(({ pattern }) => pattern).join('');
const isLatin = ({ sign }: Token): boolean => /[a-z]/.test(sign);

/** Latin letters and characters are marked apart. */
function grouped(tokens: readonly Token[]): string {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    if (last?.[0] && isLatin(last[0]) === isLatin(token)) last.push(token);
    else groups.push([token]);
  }
  return groups.map((group) => `(${joined(group)})`).join('');
}

/** `会员` is a pair of characters and `^hy` one of initials, as write_goods_search.sql stores them. */
function pairGram(left: Token, right: Token): readonly string[] {
  if (left.kind === 'character' && right.kind === 'character') return [left.sign + right.sign];
  if (left.kind === 'character' || right.kind === 'character') return [];
  return [`^${left.sign}${right.sign}`];
}

/** A pair of characters implies both of them. */
function gramsOf(run: Run): readonly string[] {
  const pairs = run.slice(1).flatMap((token, at) => pairGram(run[at] ?? token, token));
  const singles = run.flatMap(({ kind, grams }, at) => {
    const isPaired = [run[at - 1], run[at + 1]].some((beside) => beside?.kind === 'character');
    return kind === 'character' && isPaired ? [] : grams;
  });
  return [...singles, ...pairs];
}

/** The way in which these runs, one after another, match. */
export function alternativeOf(runs: readonly Run[]): Alternative {
  const tokens = runs.flat();
  const isText = tokens.every(({ kind }) => kind === 'character');
  return {
    grams: [...new Set(runs.flatMap(gramsOf))],
    pattern: unitStart + runs.map((run) => `(${joined(run)})`).join(gap),
    together: unitStart + grouped(tokens),
    ...(isText && { text: tokens.map(({ sign }) => unitOf(sign)).join('') }),
    cuts: [],
    starts: [{ unit: 1, sign: tokens[0]?.sign ?? '' }],
  };
}
