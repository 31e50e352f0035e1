import type { Drawing } from '../drawing.ts';
import { frame } from '../goods/frame.ts';

/** Families of things that are sold by number: their second picture shows several. */
const soldByNumber: ReadonlySet<string> = new Set(
  (
    'beans books bread cake crab crayfish crisp drip duck duckeggs lotuspowder lotusroot milk notebook peach pear ' +
    'photos plumdrink rice riceball seaweed soda tea teacakes vinegar vitamin winejar'
  ).split(' '),
);

const centre = 120;
const closer = 1.22;

/** A second picture of the same article: several of it, or a closer look on another stage. */
export function secondView(name: string, { body }: Drawing): Drawing {
  if (!soldByNumber.has(name)) {
    const shift = centre - centre * closer;
    return frame(
      'w',
      'gold',
      '',
      `<g transform="translate(${shift} ${shift}) scale(${closer})">${body}</g>`,
      {
        shadow: [centre, 220, 96, 9],
      },
    );
  }
  const copy = (x: number, y: number, size: number) =>
    `<use href="#wo" transform="translate(${x} ${y}) scale(${Math.round((size / 240) * 1_000) / 1_000})"/>`;
  return frame(
    'w',
    'stone',
    `<g id="wo">${body}</g>`,
    copy(6, 30, 140) + copy(94, 30, 140) + copy(32, 38, 176),
    { shadow: [centre, 207, 92, 8] },
  );
}
