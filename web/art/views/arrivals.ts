import type { Drawing } from '../drawing.ts';
import { rosette } from '../rosette.ts';
import { sparkle } from '../sparkle.ts';
import { code, disc, line, path, phone, rect, view } from './parts.ts';

/** How an article reaches the buyer, by its kind. */
export const arrivals: Readonly<Record<string, Drawing>> = {
  'arrive-code': view(
    'coral',
    `<g transform="rotate(8 150 120)">${path('M120 78h74q10 0 10 10v18a8 8 0 0 0 0 16v46q0 10-10 10h-74z', '#FFC9B2')}</g>` +
      phone(
        62,
        24,
        1,
        rect(15, 32, 74, 74, 8, '#FFF3EC') +
          code(19, 36, 66) +
          rect(22, 118, 60, 8, 4, '#2A2420') +
          rect(30, 132, 44, 6, 3, '#E6DDD2') +
          rect(18, 146, 68, 18, 9, '#EE4430'),
      ) +
      sparkle(196, 60, 9, '#FF8A70') +
      sparkle(42, 92, 7, '#FFC06B'),
    [116, 208, 60, 7],
  ),
  'arrive-topup': view(
    'blue',
    line('M186 74a30 30 0 0 1 20 20M190 52a52 52 0 0 1 38 38', '#2F7BF0', 6, ' opacity=".6"') +
      phone(
        62,
        24,
        1,
        rect(14, 30, 76, 22, 8, '#E9F2FF') +
          rect(22, 37, 48, 8, 4, '#2F7BF0') +
          disc(52, 98, 31, '#D9F4E6') +
          disc(52, 98, 23, '#1FB56F') +
          line('M41 98l8 8 15-17', '#fff', 6) +
          rect(24, 140, 56, 8, 4, '#2A2420') +
          rect(32, 154, 40, 6, 3, '#E0E8F2'),
      ) +
      `<g transform="translate(176 168)">${disc(0, 0, 27, '#fff')}${disc(0, 0, 22, '#FFB52E')}${path('M3-15l-13 17h9l-3 13 14-18h-9.5z', '#fff')}</g>` +
      sparkle(42, 84, 8, '#5C9DFF'),
    [116, 208, 60, 7],
  ),
  'arrive-parcel': view(
    'peach',
    path('M40 96l80-34 80 34-80 36z', '#EBC28C') +
      path('M40 96l80 36v76l-80-34z', '#D9A560') +
      path('M200 96l-80 36v76l80-34z', '#C48A42') +
      path('M84 78l80 35v24l-16 7v-24L68 85z', '#FFF1DC', ' opacity=".92"') +
      path('M52 148l34 15v20l-34-15z', '#FFF6EA') +
      line('M58 158l20 9M58 166l14 6', '#C48A42', 2.6) +
      `<path d="${rosette(160, 154, 13, 4)}" fill="none" stroke="#FFE7C4" stroke-width="3" transform="skewY(-24) translate(0 70)"/>` +
      `<g transform="translate(176 66)"><path d="M0 0s-18-16-18-31a18 18 0 0 1 36 0C18-16 0 0 0 0z" fill="#E23A2A"/>${disc(0, -31, 7, '#fff')}</g>` +
      sparkle(46, 66, 8, '#E9A45C'),
    [120, 206, 84, 8],
  ),
  'arrive-visit': view(
    'teal',
    rect(44, 44, 112, 112, 18, '#fff') +
      path('M44 74V62q0-18 18-18h76q18 0 18 18v12z', '#12AE9D') +
      rect(70, 34, 10, 24, 5, '#077568') +
      rect(120, 34, 10, 24, 5, '#077568') +
      [0, 1, 2]
        .map((r) =>
          [0, 1, 2, 3]
            .map((c) => rect(58 + c * 23, 86 + r * 22, 15, 14, 4, r === 1 && c === 2 ? '#EE4430' : '#DCEFEA'))
            .join(''),
        )
        .join('') +
      rect(92, 142, 116, 62, 12, '#FF8A2B') +
      rect(92, 142, 116, 20, 10, '#FFB057') +
      line('M128 142v-10q0-8 8-8h28q8 0 8 8v10', '#8A4A10', 7) +
      rect(140, 154, 20, 16, 4, '#FFE7C4') +
      `<g transform="rotate(-30 190 116)">${rect(185, 100, 10, 46, 5, '#8FA1AD')}${path('M178 102q-4-20 8-24v15h8V78q12 4 8 24-4 8-12 8t-12-8z', '#B9C8D2')}</g>` +
      sparkle(46, 182, 8, '#3CC9B1'),
    [130, 208, 84, 6],
  ),
};
