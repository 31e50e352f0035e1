import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A shoe below a brush. */
export function shoeclean({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    diagonalGradient(uid + '0', [
      [0, '#8CDCFF'],
      [0.5, '#25A9EA'],
      [1, '#0B6FB0'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#fff'],
        [1, '#DCE3EA'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#F5C98A'],
        [1, '#B9802F'],
      ]),
    `<g transform="translate(0 -2)"><path d="M36 176q-4-26 6-52l26-14q6 18 22 14l16-16q14 30 44 42 40 12 52 26 4 8 2 16l-8 10H46q-10-8-10-26z" fill="url(#${uid}0)"/><path d="M42 124l26-14q6 18 22 14-10 26-50 20z" fill="#fff" opacity=".22"/><path d="M158 152q34 12 44 24 4 8 2 14h-40q-12-16-6-38z" fill="#fff" opacity=".55"/><path d="M104 116l18 10M96 126l20 12M90 138l20 12" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M58 178q30-30 74-22-18 26-74 22z" fill="#fff" opacity=".85"/><path d="M32 186h174q6 6 2 14-4 8-14 8H46q-14 0-14-22z" fill="url(#${uid}1)"/><path d="M48 208v-6M66 208v-6M84 208v-6M102 208v-6M120 208v-6M138 208v-6M156 208v-6M174 208v-6" fill="none" stroke="#AEBBC7" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M46 132q-5 20-3 40" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g><circle cx="64" cy="104" r="14" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M57 102.6q1.4-5.6 6.3-6.3" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="88" cy="90" r="10" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M83 89q1-4 4.5-4.5" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="48" cy="126" r="9" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M43.5 125.1q0.9-3.6 4.05-4.05" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="160" cy="128" r="12" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M154 126.8q1.2-4.8 5.4-5.4" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="184" cy="142" r="9" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M179.5 141.1q0.9-3.6 4.05-4.05" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="178" cy="112" r="7" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M174.5 111.3q.7-2.8 3.15-3.15" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><g transform="rotate(24 150 74)"><rect x="104" y="58" width="92" height="20" rx="10" fill="url(#${uid}2)"/><path d="M110 78h78l-4 18h-70z" fill="#fff"/><path d="M118 80v15M128 80v15M138 80v15M148 80v15M158 80v15M168 80v15M178 80v15" fill="none" stroke="#BFD3DF" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M206 76q1.28 6.72 8 8q-6.72 1.28 -8 8q-1.28 -6.72 -8 -8q6.72 -1.28 8 -8z" fill="#5FB4E8" opacity="1"/>`,
    { shadow: [122, 210, 92, 6] },
  );
}
