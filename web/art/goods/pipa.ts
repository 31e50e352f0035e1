import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A pipa beside a bowl of tea. */
export function pipa({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#F5C98A'],
      [0.5, '#C98A3C'],
      [1, '#8A5518'],
    ]),
    `<g transform="rotate(-18 120 124)"><path d="M112 76h16c4 34 50 52 50 92 0 30-28 42-58 42s-58-12-58-42c0-40 46-58 50-92z" fill="url(#${uid}0)"/><path d="M110 40h20v52h-20z" fill="#5A3114"/><path d="M104 42q4-16 16-16t16 16l-4 8h-24z" fill="#7A4418"/><path d="M96 38h12M132 38h12M96 48h12M132 48h12" fill="none" stroke="#3A1E0A" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/><rect x="104" y="98" width="32" height="4" rx="2" fill="#FFF1D6"/><rect x="100" y="108" width="40" height="4" rx="2" fill="#FFF1D6"/><rect x="96" y="118" width="48" height="4" rx="2" fill="#FFF1D6"/><rect x="92" y="128" width="56" height="4" rx="2" fill="#FFF1D6"/><rect x="94" y="178" width="52" height="9" rx="4" fill="#5A3114"/><path d="M114 50v130M118 50v130M122 50v130M126 50v130" fill="none" stroke="#FFF6E2" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M98 148q-8 6-6 16M142 148q8 6 6 16" fill="none" stroke="#5A3114" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M82 150q-12 12-6 32" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M168 180h38v8q0 20-19 20t-19-20z" fill="#fff"/><ellipse cx="187" cy="180" rx="19" ry="5.5" fill="#B9D77A"/><path d="M184 168c-4-5 4-8 0-13M192 168c-4-5 4-8 0-12" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M50 58q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#9BC672" opacity="1"/>`,
    { shadow: [130, 210, 80, 6] },
  );
}
