import { qrRuns } from '#core/rules/format/shown-codes/qr-modules.ts';

export interface Poster {
  readonly name: string;
  /** Such as ¥15. */
  readonly price: string;
  /** The struck price; empty for none. */
  readonly was: string;
  readonly mall: string;
  /** What scanning does, such as 扫码查看商品. */
  readonly hint: string;
  /** What a scanner reads. */
  readonly link: string;
}

export const posterSize = { width: 750, height: 1_180 } as const;
const ui = 'system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif';

/** The parts of a 2D context that the poster needs. */
export type PosterContext = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'textAlign' | 'fillRect' | 'fillText' | 'drawImage' | 'measureText'
>;

/** Draws goods with their price and a code to scan. It is paper: dark on white in every mode. */
export function drawPoster(
  context: PosterContext,
  poster: Poster,
  picture: CanvasImageSource | undefined,
): void {
  const { width, height } = posterSize;
  const write = (text: string, x: number, y: number, font: string, color: string) => {
    context.font = `${font} ${ui}`;
    context.fillStyle = color;
    context.fillText(text, x, y);
  };
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  if (picture) context.drawImage(picture, 0, 0, width, 676);
  context.font = `600 40px ${ui}`;
  const rows = rowsOf(poster.name, (text) => context.measureText(text).width <= width - 96);
  for (const [at, row] of rows.entries()) write(row, 48, 756 + at * 56, '600 40px', '#1b1613');
  write(poster.price, 48, 930, '700 72px', '#c8241c');
  if (poster.was !== '') write(poster.was, 48, 984, '400 28px', '#6b625c');
  write(poster.mall, 48, 1_076, '600 28px', '#1b1613');
  write(poster.hint, 48, 1_120, '400 26px', '#6b625c');
  drawCode(context, poster.link, { left: width - 48 - 260, top: height - 40 - 260, side: 260 });
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Modules are whole pixels, so that no edge is blurred. */
function drawCode(context: PosterContext, link: string, { left, top, side }: Square): void {
  const code = qrRuns(link);
  const module = Math.max(1, Math.floor(side / code.side));
  context.fillStyle = '#000000';
  for (const { x, y, length } of code.runs)
    context.fillRect(left + x * module, top + y * module, length * module, module);
}

const maxRows = 2;

/** Breaks a name into at most two lines; a longer one ends with an ellipsis. */
export function rowsOf(text: string, fits: (row: string) => boolean): string[] {
  const rows: string[] = [];
  let rest = Array.from(text);
  while (rest.length > 0 && rows.length < maxRows) {
    let end = rest.length;
    while (end > 1 && !fits(rest.slice(0, end).join(''))) end -= 1;
    rows.push(rest.slice(0, end).join(''));
    rest = rest.slice(end);
  }
  const last = rows.length - 1;
  if (rest.length > 0)
    rows[last] = `${Array.from(rows[last] ?? '')
      .slice(0, -1)
      .join('')}…`;
  return rows;
}
