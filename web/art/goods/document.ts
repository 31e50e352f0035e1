import type { Drawing } from '../drawing.ts';
import { diagonalGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** Papers with a seal, and a pen. */
export function document({ stage = 'stone', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + 'p', [
      [0, '#FFFFFF'],
      [1, '#ECEAF0'],
    ]) +
      diagonalGradient(uid + 's', [
        [0, '#FF7A62'],
        [1, '#C4251B'],
      ]) +
      diagonalGradient(uid + 'n', [
        [0, '#4F86E8'],
        [1, '#1B489F'],
      ]),
    `<rect x="84" y="44" width="108" height="150" rx="10" fill="#CFD8EC" transform="rotate(9 138 119)"/><g transform="rotate(-5 108 126)"><rect x="50" y="48" width="118" height="158" rx="10" fill="url(#${uid}p)"/><path d="M60 48h60L50 150V58a10 10 0 0 1 10-10z" fill="#fff" opacity=".7"/><rect x="66" y="66" width="60" height="10" rx="5" fill="#2F5FB8"/><g fill="#8C95A8" opacity=".6"><rect x="66" y="90" width="86" height="6" rx="3"/><rect x="66" y="106" width="78" height="6" rx="3"/><rect x="66" y="122" width="86" height="6" rx="3"/><rect x="66" y="138" width="60" height="6" rx="3"/></g><path d="${rosette(92, 176, 20, 8)}" fill="url(#${uid}s)"/><path d="${rosette(92, 176, 12, 4)}" fill="#fff" opacity=".85"/></g>
<g transform="rotate(38 168 150)"><rect x="158" y="84" width="20" height="98" rx="8" fill="url(#${uid}n)"/><rect x="158" y="150" width="20" height="8" fill="#F1C35E"/><path d="M160 182h16l-8 26z" fill="#F3D9A8"/><path d="M165 198h6l-3 10z" fill="#27304A"/><rect x="162" y="90" width="4" height="56" rx="2" fill="#fff" opacity=".45"/></g>`,
    { shadow: [120, 211, 74, 7] },
  );
}
