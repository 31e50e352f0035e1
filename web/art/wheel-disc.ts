import type { Drawing } from './drawing.ts';
import { radialGradient } from './gradients.ts';
import { wheelPoint } from './wheel-point.ts';

export interface WheelPrize {
  readonly label: string;
  /** The address of its picture. */
  readonly picture: string;
}

/** The turning disc: one sector per prize, the first under the pointer at rest. */
export function wheelDisc(prizes: readonly WheelPrize[], uid: string): Drawing {
  const step = 360 / prizes.length;
  const sectors = prizes
    .map(({ label, picture }, index) => {
      const [from, to] = [wheelPoint((index - 0.5) * step, 132), wheelPoint((index + 0.5) * step, 132)];
      return `<path d="M160 160L${from[0]} ${from[1]}A132 132 0 0 1 ${to[0]} ${to[1]}Z" fill="${index % 2 ? '#FFE2B8' : '#FFF6E2'}"/><g transform="rotate(${index * step} 160 160)"><text x="160" y="52" text-anchor="middle" font-size="14" font-weight="600" fill="#6B1D05">${escapeText(label)}</text><image x="140" y="60" width="40" height="40" href="${escapeText(picture)}"/></g>`;
    })
    .join('');
  const vignette = radialGradient(`${uid}v`, [
    [0.78, '#fff', 0],
    [1, '#D9743A', 0.2],
  ]);
  return {
    width: 320,
    height: 320,
    body: `<defs>${vignette}</defs>${sectors}<circle cx="160" cy="160" r="132" fill="url(#${uid}v)"/>`,
  };
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
