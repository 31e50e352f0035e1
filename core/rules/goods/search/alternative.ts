import { gap, unitStart } from './search-unit.ts';

/** One way in which text can match a term: the pieces an index finds it by, and the patterns of units that confirm it. */
export interface Alternative {
  readonly grams: readonly string[];
  /** Its parts in their order, in one line. */
  readonly pattern: string;
  /** The same with nothing between its parts: a better match. */
  readonly together: string;
  /** Its words in any order, in any lines; '' where it has only one. */
  readonly apart: string;
  /** The words of `apart`, the longest first. */
  readonly words: readonly string[];
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

/** Longer matches have their words in order: each cut is a part of the pattern as long as all of them. */
const mostApart = 8;
const anything = '(?:.|\\n)*';

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
  const [first] = tokens;
  return {
    grams: [...new Set(runs.flatMap(gramsOf))],
    pattern: unitStart + runs.map((run) => `(${joined(run)})`).join(gap),
    together: unitStart + grouped(tokens),
    apart: '',
    words: [],
    starts: [{ unit: 1, sign: first?.sign ?? '' }],
  };
}

/** The same, and with its words in any order. */
export function inAnyOrder(runs: readonly Run[]): Alternative {
  const cuts = cutsOf(runs).map((cut) => cut.map(wordPattern));
  if (cuts.length === 0) return alternativeOf(runs);
  const anywhere = cuts.map((cut) => cut.map((word) => `(?=${anything}${word})`).join(''));
  return {
    ...alternativeOf(runs),
    apart: `^(?:${anywhere.join('|')})`,
    words: [...new Set(cuts.flat())].toSorted((a, b) => b.length - a.length),
  };
}

/** Two units of a word stand together, more may have others between their runs. */
function wordPattern(runs: readonly Run[]): string {
  const tokens = runs.flat();
  return (
    unitStart + (tokens.length < 3 ? `(${joined(tokens)})` : runs.map((run) => `(${joined(run)})`).join(gap))
  );
}

/** The ways to cut the runs into words: in two, and into pairs. A single initial is no word. */
function cutsOf(runs: readonly Run[]): readonly (readonly (readonly Run[])[])[] {
  const size = runs.flat().length;
  if (size < 3 || size > mostApart) return [];
  const isWord = (word: readonly Run[]): boolean => {
    const tokens = word.flat();
    return tokens.length > 1 || (size === 3 && tokens[0]?.kind !== 'initial');
  };
  const inTwo = runs.slice(1).map((_, at) => [runs.slice(0, at + 1), runs.slice(at + 1)]);
  const pairs = size > 4 && size % 2 === 0 ? pairsOf(runs) : [];
  return [...inTwo, ...(pairs.length > 0 ? [pairs] : [])].filter((cut) => cut.every(isWord));
}

/** Every two tokens; none where a run goes across. */
function pairsOf(runs: readonly Run[]): readonly (readonly Run[])[] {
  const pairs: Run[][] = [[]];
  for (const run of runs) {
    const last = pairs.at(-1);
    if (last && last.flat().length < 2) last.push(run);
    else pairs.push([run]);
  }
  return pairs.every((pair) => pair.flat().length === 2) ? pairs : [];
}

/** What confirms a match, wherever its parts are. */
export const confirming = ({ pattern, apart }: Alternative): readonly string[] =>
  apart === '' ? [pattern] : [pattern, apart];
