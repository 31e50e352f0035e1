import type { Drawing } from './drawing.ts';
import { diagonalGradient } from './gradients.ts';
import { levels, type Level } from './levels.ts';
import { petal } from './petal.ts';

/** The medal of a level, on a 64 grid. */
export function medallion(level: Level, uid: string): Drawing {
  const {
    lobes,
    metal: [light, base, deep],
  } = levels[level];
  const dark = level === 4;
  const shape = (R: number) => petal(32, 32, R, lobes);
  const core = dark ? (['#4A3F33', '#15110D'] as const) : ([base, deep] as const);
  const defs =
    diagonalGradient(`${uid}m`, [
      [0, light],
      [0.45, base],
      [1, deep],
    ]) +
    diagonalGradient(`${uid}c`, [
      [0, core[0]],
      [1, core[1]],
    ]);
  return {
    width: 64,
    height: 64,
    body: `<defs>${defs}</defs><path d="${shape(30)}" fill="url(#${uid}m)"/><path d="${shape(24.5)}" fill="url(#${uid}c)"${level === 0 ? ' opacity=".35"' : ''}/><path d="${shape(24.5)}" fill="none" stroke="#fff" stroke-opacity="${dark ? 0.25 : 0.7}"/>${gem(level, dark ? `url(#${uid}m)` : '#fff', dark ? base : '#fff', deep)}`,
  };
}

function gem(level: Level, fill: string, dot: string, outline: string): string {
  if (level === 0)
    return `<circle cx="32" cy="32" r="9" fill="none" stroke="${outline}" stroke-width="2.2" stroke-dasharray="3.5 4"/>`;
  return (
    `<path d="M32 20.5q1.9 9.6 11.5 11.5-9.6 1.9-11.5 11.5-1.9-9.6-11.5-11.5 9.6-1.9 11.5-11.5z" fill="${fill}"/>` +
    (level >= 2 ? `<circle cx="42.5" cy="22" r="1.8" fill="${dot}"/>` : '') +
    (level >= 3 ? `<circle cx="21.5" cy="42" r="1.8" fill="${dot}"/>` : '')
  );
}
