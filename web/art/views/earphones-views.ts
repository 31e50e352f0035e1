import type { Drawing } from '../drawing.ts';
import { earphones } from '../goods/earphones.ts';
import { rosette } from '../rosette.ts';
import { line, path, place, rect, view } from './parts.ts';

/** Pictures of earphones: folded, worn, in their box, their size. */
export const earphonesViews: Readonly<Record<string, Drawing>> = {
  'earphones-fold': view(
    'violet',
    `<path d="M28 128q0-60 92-60t92 60v32q0 44-92 44t-92-44z" fill="#4B4368"/><path d="M36 128q0-52 84-52t84 52v26q0 38-84 38t-84-38z" fill="#221C38"/><path d="M40 112q10-30 60-34" stroke="#fff" stroke-opacity=".35" stroke-width="4" fill="none" stroke-linecap="round"/>` +
      place(earphones, 42, 62, 156) +
      line('M30 168q90 46 180 0', '#8F86C4', 4, ' stroke-dasharray="7 5"') +
      rect(108, 192, 24, 12, 4, '#FFD65C'),
    [120, 210, 92, 7],
  ),
  'earphones-wear': view(
    'violet',
    path('M56 210q4-44 40-52l10-22h36l8 24q32 8 38 50z', '#7C68F0') +
      path('M104 132h36v30q-18 12-36 0z', '#F3BE9C') +
      path('M84 96q0-44 40-44t40 44q0 50-40 50t-40-50z', '#FFDCC2') +
      path('M80 98q-8-58 44-58 50 0 46 56-8-8-10-24-22 10-58 2-6 12-22 24z', '#3A2620') +
      line('M108 106h.01M142 106h.01', '#3A2620', 6) +
      line('M116 126q9 7 18 0', '#C66A4A', 3.5) +
      line('M78 104V92a46 46 0 0 1 92 0v12', '#6F5BF2', 11) +
      line('M80 86a46 46 0 0 1 26-34', '#D5D0F0', 3.5) +
      rect(66, 92, 22, 46, 11, '#6F5BF2') +
      rect(160, 92, 22, 46, 11, '#6F5BF2') +
      rect(80, 96, 12, 38, 6, '#221C38') +
      rect(156, 96, 12, 38, 6, '#221C38') +
      line('M40 96v34M28 104v18M206 96v34M218 104v18', '#8B79F5', 6, ' opacity=".7"'),
    [120, 212, 76, 5],
  ),
  'earphones-box': view(
    'violet',
    rect(26, 116, 92, 88, 10, '#8B79F5') +
      rect(26, 116, 92, 24, 10, '#A99BFF') +
      `<path d="${rosette(72, 172, 17, 4)}" fill="none" stroke="#fff" stroke-width="3"/>` +
      place(earphones, 96, 24, 124) +
      `<g>${rect(134, 156, 78, 48, 18, '#3B3358')}${line('M144 170h58', '#fff', 3, ' opacity=".3"')}${rect(166, 164, 14, 8, 3, '#FFD65C')}</g>` +
      line('M34 92q-8-34 16-38t26 14-22 22-14-8 16-22', '#4B4368', 5) +
      rect(72, 60, 12, 18, 4, '#8F86C4', ' transform="rotate(40 78 69)"'),
    [120, 209, 96, 6],
  ),
  'earphones-size': view(
    'violet',
    place(earphones, 40, 24, 160) +
      `<g fill="none" stroke="#5A45DE" stroke-width="2.4" stroke-linecap="round"><path d="M62 192h116M62 186v12M178 186v12M204 60v104M198 60h12M198 164h12"/></g>`,
    [120, 180, 56, 5],
  ),
};
