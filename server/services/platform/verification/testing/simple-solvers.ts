import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { DrawnCaptcha } from '../draw-captcha.ts';
import { captchaSize } from '../captcha-size.ts';

const { width, height, piece: size } = captchaSize;

/** Grey values in the picture's own units, and the opacity of the piece. */
interface Grey {
  readonly width: number;
  readonly values: Float32Array;
  readonly opacity: Float32Array;
}

async function greyOf(url: string, w: number, h: number): Promise<Grey> {
  const image = await loadImage(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  const pen = createCanvas(w, h).getContext('2d');
  pen.drawImage(image, 0, 0, w, h);
  const { data } = pen.getImageData(0, 0, w, h);
  const at = (i: number, channel: number): number => data[i * 4 + channel] ?? 0;
  const each = (value: (i: number) => number) => Float32Array.from({ length: w * h }, (_, i) => value(i));
  return {
    width: w,
    values: each((i) => 0.3 * at(i, 0) + 0.59 * at(i, 1) + 0.11 * at(i, 2)),
    opacity: each((i) => at(i, 3) / 255),
  };
}

/** The piece and the strip of the picture beside which it slides. */
export interface Puzzle {
  readonly piece: Grey;
  readonly picture: Grey;
  readonly top: number;
}

export const puzzleOf = async ({ image, piece, pieceY }: DrawnCaptcha): Promise<Puzzle> => ({
  picture: await greyOf(image, width, height),
  piece: await greyOf(piece, size, size),
  top: pieceY,
});

/** The offset with the highest score. */
function best(score: (x: number) => number): number {
  let found = { x: 0, score: -Infinity };
  for (let x = size; x <= width - size; x += 1) {
    const here = score(x);
    if (here > found.score) found = { x, score: here };
  }
  return found.x;
}

/** Calls with every fourth pixel of the piece and the picture's pixel under each. */
function overlay(
  { picture, top }: Puzzle,
  x: number,
  visit: (inPiece: number, inPicture: number) => void,
): void {
  for (let row = 0; row < size; row += 2)
    for (let column = row % 4 === 0 ? 0 : 1; column < size; column += 2)
      visit(row * size + column, (top + row) * picture.width + x + column);
}

const value = (values: Float32Array, i: number): number => values[i] ?? 0;

/** Where the piece's content fits the picture, darkened or lightened by a factor: the smallest difference. */
const byContent =
  (factor: number) =>
  (puzzle: Puzzle): number =>
    best((x) => {
      let difference = 0;
      overlay(puzzle, x, (p, q) => {
        if (value(puzzle.piece.opacity, p) > 0.9)
          difference += Math.abs(value(puzzle.piece.values, p) * factor - value(puzzle.picture.values, q));
      });
      return -difference;
    });

/** Where the piece's content correlates with the picture, whatever the brightness and contrast. */
const byCorrelation = (puzzle: Puzzle): number =>
  best((x) => {
    const sums = { n: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
    overlay(puzzle, x, (p, q) => {
      if (value(puzzle.piece.opacity, p) <= 0.9) return;
      const [a, b] = [value(puzzle.piece.values, p), value(puzzle.picture.values, q)];
      sums.n += 1;
      sums.a += a;
      sums.b += b;
      sums.aa += a * a;
      sums.bb += b * b;
      sums.ab += a * b;
    });
    const { n, a, b, aa, bb, ab } = sums;
    return (n * ab - a * b) / (Math.sqrt((n * aa - a * a) * (n * bb - b * b)) || 1);
  });

/** Threshold, then the columns with the most marked pixels over the width of a piece. */
const byColumns =
  (marked: (brightness: number, mean: number) => boolean) =>
  ({ picture, top }: Puzzle): number => {
    const columns = Array.from({ length: width }, (_, x) => {
      const strip = Array.from({ length: size }, (_row, row) =>
        value(picture.values, (top + row) * width + x),
      );
      return strip;
    });
    const all = columns.flat();
    const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
    const counts = columns.map((strip) => strip.filter((each) => marked(each, mean)).length);
    const within = (x: number) => counts.slice(x, x + size).reduce((sum, each) => sum + each, 0);
    const outside = (x: number) => (counts[x - 1] ?? 0) + (counts[x + size] ?? 0);
    return best((x) => within(x) - size * outside(x) * 0.2);
  };

/** Strength of the edge at each pixel. */
function edgesOf(values: Float32Array, w: number): Float32Array {
  const at = (i: number) => value(values, i);
  return Float32Array.from(
    values,
    (_, i) => Math.abs(at(i + 1) - at(i - 1)) + Math.abs(at(i + w) - at(i - w)),
  );
}

/** Two columns of strong edges as far apart as the piece is wide. */
const byEdgeColumns = ({ picture, top }: Puzzle): number => {
  const edges = edgesOf(picture.values, width);
  const columns = Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let row = top; row < top + size; row += 1) sum += value(edges, row * width + x);
    return sum;
  });
  return best((x) => (columns[x] ?? 0) + (columns[x + size - 1] ?? 0));
};

/** The window with the most edges. */
const byBusiest = ({ picture, top }: Puzzle): number => {
  const edges = edgesOf(picture.values, width);
  const columns = Array.from({ length: width }, (_, x) => {
    let sum = 0;
    for (let row = top; row < top + size; row += 1) sum += value(edges, row * width + x);
    return sum;
  });
  return best((x) => columns.slice(x, x + size).reduce((sum, each) => sum + each, 0));
};

/** Where the piece's outline lies on the strongest edges. */
const byOutline = (puzzle: Puzzle): number => {
  const outline = edgesOf(puzzle.piece.opacity, size);
  const edges = edgesOf(puzzle.picture.values, width);
  return best((x) => {
    let sum = 0;
    overlay(puzzle, x, (p, q) => void (sum += value(outline, p) * value(edges, q)));
    return sum;
  });
};

/** What anybody writes in an afternoon: thresholds, column segmentation and template matching. */
export const simpleSolvers: Readonly<Record<string, (puzzle: Puzzle) => number>> = {
  'dark columns': byColumns((brightness, mean) => brightness < mean - 25),
  'bright columns': byColumns((brightness, mean) => brightness > mean + 25),
  'columns of edges': byEdgeColumns,
  'the busiest window': byBusiest,
  'the content, darkened': byContent(0.6),
  'the content as it is': byContent(1),
  'the content, lightened': byContent(1.25),
  'the correlated content': byCorrelation,
  'the outline': byOutline,
};
