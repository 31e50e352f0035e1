import { isSyllable, pinyinParses, syllablesBeginningWith } from './pinyin-parses.ts';
import { characterUnit, gap, initialUnit, syllableUnit, unitStart } from './search-unit.ts';

/** One way in which text can match a term: the pieces an index finds it by, and the pattern of units that confirms it. */
export interface Alternative {
  readonly grams: readonly string[];
  readonly pattern: string;
  /** The same with nothing between its parts: a better match. */
  readonly together: string;
  /** A text that begins with it has one of these. */
  readonly starts: readonly Start[];
}

/** A character, or the first letter of a reading, of the first or second unit. */
export interface Start {
  readonly unit: 1 | 2;
  readonly sign: string;
}

const firstUnit = (text: string): readonly Start[] => [{ unit: 1, sign: Array.from(text)[0] ?? '' }];

/** A typed piece: characters as they are, or letters that may be pinyin. */
type Piece =
  | { readonly kind: 'characters'; readonly text: readonly string[] }
  | { readonly kind: 'letters'; readonly text: string };

const mostAlternatives = 16;
/** A match of more characters or pieces has nothing between them: a pattern with many gaps takes seconds on many goods. */
const mostWithGaps = 12;
const mostPiecesWithGaps = 4;
/** Further changes between letters and characters are dropped. */
const mostPieces = 8;
/** Letters of a piece that are used; about eight syllables. */
const longestLetters = 24;

const piecesOf = (term: string): readonly Piece[] =>
  (term.match(/[a-z]+|[^a-z]+/gu) ?? [])
    .slice(0, mostPieces)
    .map((run) =>
      /^[a-z]/.test(run)
        ? { kind: 'letters' as const, text: run.slice(0, longestLetters) }
        : { kind: 'characters' as const, text: Array.from(run) },
    );

const pairs = (units: readonly string[]): readonly string[] =>
  units.slice(1).map((unit, at) => `${units[at] ?? ''}${unit}`);

/** Words of two or very many characters stay together; in others further characters may stand between: 加油券 finds 加油电子券. */
function ofCharacters(text: readonly string[]): readonly Alternative[] {
  const together = `(${text.map(characterUnit).join('')})`;
  const starts = firstUnit(text[0] ?? '');
  return text.length < 3 || text.length > mostWithGaps
    ? [{ grams: [...text, ...pairs(text)], ...samePattern(together), starts }]
    : [{ grams: text, pattern: text.map((each) => `(${characterUnit(each)})`).join(gap), together, starts }];
}

const samePattern = (pattern: string) => ({ pattern, together: pattern });

const unitPattern = (unit: string, isLast: boolean): string =>
  isSyllable(unit) && !isLast ? syllableUnit(unit) : initialUnit(unit);

/** `~shi` is a syllable and `^sp` two neighbouring initials, as write_goods_search.sql stores them. */
export function ofUnits(units: readonly string[]): readonly Alternative[] {
  const [only = ''] = units;
  const pattern = `(${units.map((unit, at) => unitPattern(unit, at === units.length - 1)).join('')})`;
  const starts = firstUnit(only);
  if (units.length > 1)
    return [
      {
        grams: [
          ...units.slice(0, -1).flatMap((unit) => (isSyllable(unit) ? [`~${unit}`] : [])),
          ...pairs(units.map((unit) => unit.slice(0, 1))).map((pair) => `^${pair}`),
        ],
        ...samePattern(pattern),
        starts,
      },
    ];
  if (only.length === 1) return [{ grams: [only], ...samePattern(`(${characterUnit(only)})`), starts }];
  return syllablesBeginningWith(only)
    .slice(0, mostAlternatives)
    .map((syllable) => ({ grams: [`~${syllable}`], ...samePattern(`(${syllableUnit(syllable)})`), starts }));
}

const ofPiece = (piece: Piece): readonly Alternative[] =>
  piece.kind === 'characters' ? ofCharacters(piece.text) : pinyinParses(piece.text).flatMap(ofUnits);

/** A letter beside characters is an initial, so no gram of the index can find it. */
const besideOthers = (alternative: Alternative, piece: Piece, isAlone: boolean): Alternative =>
  piece.kind === 'letters' && piece.text.length === 1 && !isAlone
    ? { grams: [], ...samePattern(`(${initialUnit(piece.text)})`), starts: firstUnit(piece.text) }
    : alternative;

/** Every way in which text can match one term of a normalised keyword, best first. */
export function termAlternatives(term: string): readonly Alternative[] {
  const pieces = piecesOf(term);
  const between = pieces.length > mostPiecesWithGaps ? '' : gap;
  let ways: readonly Alternative[] = [{ grams: [], pattern: '', together: '', starts: [] }];
  for (const piece of pieces)
    ways = ways
      .flatMap((way) =>
        ofPiece(piece).map((each) => {
          const next = besideOthers(each, piece, pieces.length === 1);
          return {
            grams: [...way.grams, ...next.grams],
            pattern: way.pattern === '' ? next.pattern : `${way.pattern}${between}${next.pattern}`,
            together: way.together + next.together,
            starts: way.pattern === '' ? next.starts : way.starts,
          };
        }),
      )
      .slice(0, mostAlternatives);
  return ways.map(atUnitStart);
}

/** Patterns find text wherever a unit begins. */
export const atUnitStart = (alternative: Alternative): Alternative => ({
  ...alternative,
  grams: [...new Set(alternative.grams)],
  pattern: unitStart + alternative.pattern,
  together: unitStart + alternative.together,
});
