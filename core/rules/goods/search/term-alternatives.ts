import { alternativeOf, type Alternative, type Run } from './alternative.ts';
import { pinyinParses, syllablesBeginningWith } from './pinyin-parses.ts';
import { initialUnit } from './search-unit.ts';
import { characterToken, syllableToken, unitTokens } from './tokens.ts';
import { unitsRuns } from './units-runs.ts';
import { wordCuts } from './word-cuts.ts';

/** A typed piece: characters as they are, or letters that may be pinyin. */
type Piece =
  | { readonly kind: 'characters'; readonly text: readonly string[] }
  | { readonly kind: 'letters'; readonly text: string };

const maxAlternatives = 16;
/** A match of more characters or pieces has nothing between them: a pattern with many gaps takes seconds on many goods. */
const maxWithGaps = 12;
const maxPiecesWithGaps = 4;
/** Further changes between letters and characters are dropped. */
const maxPieces = 8;
/** Letters of a piece that are used; about eight syllables. */
const longestLetters = 24;

const piecesOf = (term: string): readonly Piece[] =>
  (term.match(/[a-z]+|[^a-z]+/gu) ?? [])
    .slice(0, maxPieces)
    .map((run) =>
      /^[a-z]/.test(run)
        ? { kind: 'letters' as const, text: run.slice(0, longestLetters) }
        : { kind: 'characters' as const, text: Array.from(run) },
    );

/** Words of two or very many characters stay together; in others further characters may stand between: 加油券 finds 加油电子券. */
export const charactersRuns = (text: readonly string[]): readonly Run[] => {
  const tokens = text.map(characterToken);
  return tokens.length < 3 || tokens.length > maxWithGaps ? [tokens] : tokens.map((token) => [token]);
};

/** Letters are a Latin word, or pinyin; of its readings the shortest may have others between their units. */
function lettersRuns(letters: string): readonly (readonly Run[])[] {
  if (letters.length === 1) return [[[characterToken(letters)]], [unitTokens([letters])]];
  const parses = pinyinParses(letters);
  const shortest = Math.min(...parses.map((parse) => parse.length));
  const found = parses.flatMap((parse) => {
    const [only = ''] = parse;
    if (parse.length === 1) return syllablesBeginningWith(only).map((each) => [[[syllableToken(each)]]]);
    return [
      parse.length === shortest || parse.length === letters.length ? unitsRuns(parse) : [[unitTokens(parse)]],
    ];
  });
  const together = found.flatMap((ways) => ways.slice(0, 1));
  const cut = found.flatMap((ways) => ways.slice(1));
  return [[Array.from(letters, characterToken)], ...together, ...cut].slice(0, maxAlternatives);
}

const runsOf = (piece: Piece): readonly (readonly Run[])[] =>
  piece.kind === 'characters' ? [charactersRuns(piece.text)] : lettersRuns(piece.text);

/** A single letter is one of a Latin name, or the initial that a name begins with. */
function ofOneLetter(letter: string): readonly Alternative[] {
  const start = `^(${initialUnit(letter)})`;
  return [
    alternativeOf([[characterToken(letter)]]),
    {
      grams: [`^${letter}`],
      pattern: start,
      together: start,
      cuts: [],
      starts: [{ unit: 1, sign: letter }],
    },
  ];
}

/** Every way in which text can match one term of a normalised keyword, best first. */
export function termAlternatives(term: string): readonly Alternative[] {
  if (/^[a-z]$/.test(term)) return ofOneLetter(term);
  const pieces = piecesOf(term);
  let ways: readonly (readonly Run[])[] = [[]];
  for (const piece of pieces)
    ways = ways.flatMap((way) => runsOf(piece).map((runs) => [...way, ...runs])).slice(0, maxAlternatives);
  return ways.map((runs) => {
    const way = alternativeOf(pieces.length > maxPiecesWithGaps ? [runs.flat()] : runs);
    return way.text !== undefined && runs.length > 1 ? { ...way, cuts: wordCuts(Array.from(term)) } : way;
  });
}
