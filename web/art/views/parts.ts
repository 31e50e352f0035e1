import type { Drawing } from '../drawing.ts';
import type { StagedOptions } from '../goods/drawing-options.ts';
import { frame } from '../goods/frame.ts';
import type { Stage } from '../goods/stages.ts';
import { diagonalGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';

type Shadow = readonly [cx: number, cy: number, rx: number, ry: number];

export const line = (d: string, colour: string, width = 4, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${more}/>`;
}

/** A square picture on the stage of goods. */
export const view = (stage: Stage, body: string, shadow: Shadow): Drawing =>
  frame('w', stage, '', body, { shadow });

/** A wide picture of the description. */
export const wide = ([from, to]: readonly [string, string], body: string, defs = ''): Drawing => ({
  width: 350,
  height: 190,
  body: `<defs>${diagonalGradient('wbg', [
    [0, from],
    [1, to],
  ])}${defs}</defs><rect width="350" height="190" fill="url(#wbg)"/>${body}`,
});

/** Goods without their stage, set into another drawing; the place makes the ids of their gradients unique. */
export function place(draw: (options: StagedOptions) => Drawing, x: number, y: number, size: number): string {
  const { body } = draw({ stage: 'none', uid: `p${x < 0 ? 'm' : ''}${Math.abs(x)}-` });
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 240 240">${body}</svg>`;
}

export const phone = (x: number, y: number, scale: number, screen: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${rect(0, 0, 104, 178, 22, '#2A2420')}${rect(7, 7, 90, 164, 16, '#fff')}${rect(36, 12, 32, 7, 3.5, '#2A2420')}${screen}</g>`;

export const mapPin = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path('M0 0s-16-14-16-27a16 16 0 0 1 32 0c0 13-16 27-16 27z', colour)}${path(rosette(0, -27, 8, 4), '#fff')}</g>`;

const modules = 21;
const finder = 7;

/** Something that looks like a code and cannot be scanned. */
export function code(x: number, y: number, size: number): string {
  const isFinder = (column: number, row: number) =>
    (row <= finder && (column <= finder || column >= modules - finder - 1)) ||
    (row >= modules - finder - 1 && column <= finder);
  const isDark = (column: number, row: number) =>
    !isFinder(column, row) && (column * column * 7 + row * row * 3 + column * row * 5 + row * 11) % 13 < 6;
  let runs = '';
  for (let row = 0; row < modules; row++)
    for (let column = 0; column < modules; column++) {
      const from = column;
      while (column < modules && isDark(column, row)) column++;
      if (column > from) runs += `M${from} ${row}h${column - from}v1h${from - column}z`;
    }
  const corner = (left: number, top: number) =>
    `M${left} ${top}h7v7h-7zM${left + 1} ${top + 1}v5h5v-5zM${left + 2} ${top + 2}h3v3h-3z`;
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">${path(`${runs}${corner(0, 0)}${corner(modules - finder, 0)}${corner(0, modules - finder)}`, '#1B1613', ' fill-rule="evenodd"')}</svg>`;
}

/** A glass of iced coffee. */
export const iced = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M82 60h76l-11 136q-1 10-11 10h-32q-10 0-11-10z" fill="#fff" opacity=".7"/><path d="M85 92h70l-8 102q-1 8-9 8h-36q-8 0-9-8z" fill="#8E5426"/><path d="M85 92h70l-3 40q-34 14-64 0z" fill="#E8C79C" opacity=".85"/><g fill="#fff" opacity=".6"><rect x="94" y="98" width="24" height="22" rx="5" transform="rotate(-12 106 109)"/><rect x="122" y="94" width="22" height="22" rx="5" transform="rotate(14 133 105)"/><rect x="106" y="122" width="22" height="20" rx="5" transform="rotate(6 117 132)"/></g><rect x="76" y="52" width="88" height="13" rx="6.5" fill="#fff"/><rect x="124" y="14" width="11" height="60" rx="3" fill="#3FA970" transform="rotate(10 130 44)"/><path d="M92 80l8 112" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".7"/></g>`;
