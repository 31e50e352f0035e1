import { rosette } from './rosette.ts';

interface MotifTile {
  readonly width: number;
  readonly height: number;
  draw(colour: string, opacity: number): string;
}

/** The repeating patterns of the heroes: 云锦 clouds, 水波 waves, 柳叶 willow, 花窗 lattice. */
export const motifs = {
  cloud: {
    width: 96,
    height: 56,
    draw: (colour, opacity) =>
      `<g ${stroked(colour, opacity, 1.8)} stroke-linecap="round"><path d="M6 26h16a8 8 0 1 0-8-8 4.5 4.5 0 1 0 4.5-4.5M22 26h22M30 26a10 10 0 1 1 19-5M44 26a6 6 0 1 0-1-11"/><path d="M54 54h16a8 8 0 1 0-8-8 4.5 4.5 0 1 0 4.5-4.5M70 54h22M78 54a10 10 0 1 1 18-6M-18 54a10 10 0 0 1 18-6M92 54a6 6 0 1 0-1-11M-4 54a6 6 0 1 0-1-11"/></g>`,
  },
  wave: {
    width: 80,
    height: 28,
    draw: (colour, opacity) =>
      `<g ${stroked(colour, opacity, 1.6)}><path d="M0 7q10-8 20 0t20 0 20 0 20 0M0 14q10-8 20 0t20 0 20 0 20 0M0 21q10-8 20 0t20 0 20 0 20 0"/></g>`,
  },
  willow: {
    width: 64,
    height: 64,
    draw: (colour, opacity) =>
      `<g fill="${colour}" fill-opacity="${opacity}"><path d="M8 8q18 2 22 22Q12 28 8 8zM40 34q18 2 22 22-18-2-22-22z"/><path d="M48 6q2 12-10 18-2-12 10-18zM16 38q2 12-10 18-2-12 10-18z" opacity=".6"/></g>`,
  },
  lattice: {
    width: 52,
    height: 52,
    draw: (colour, opacity) =>
      `<g ${stroked(colour, opacity, 1)}><path d="${rosette(26, 26, 15)}"/><path d="${rosette(26, 26, 6)}"/><path d="M26 0v11M26 41v11M0 26h11M41 26h11M0 0l15.5 15.5M52 0 36.5 15.5M0 52l15.5-15.5M52 52 36.5 36.5"/></g>`,
  },
} satisfies Readonly<Record<string, MotifTile>>;

export type Motif = keyof typeof motifs;

/** The motif as an SVG pattern named `id`, scaled by s. */
export function motifPattern(name: Motif, id: string, colour: string, opacity: number, s = 1): string {
  const { width, height, draw } = motifs[name];
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${s === 1 ? '' : ` patternTransform="scale(${s})"`}>${draw(colour, opacity)}</pattern>`;
}

function stroked(colour: string, opacity: number, width: number): string {
  return `fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"`;
}
