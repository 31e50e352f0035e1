import type { Drawing } from '../drawing.ts';
import { coffee } from '../goods/coffee.ts';
import { earphones } from '../goods/earphones.ts';
import { latte } from '../goods/latte.ts';
import { beans } from '../goods/beans.ts';
import { movers } from '../goods/movers.ts';
import { tap } from '../goods/tap.ts';
import { washer } from '../goods/washer.ts';
import { horizontalGradient } from '../gradients.ts';
import { disc, iced, line, mapPin, path, phone, place, rect, wide } from './parts.ts';

const townMap =
  `<path d="M0 130q60-24 120-6t110-8 120 4v70H0z" fill="#B9DDF2"/><path d="M30 60h290M90 10v170M210 0v180M0 104h350" stroke="#fff" stroke-width="9"/><g fill="#fff" opacity=".65"><rect x="16" y="16" width="60" height="34" rx="6"/><rect x="106" y="14" width="88" height="36" rx="6"/><rect x="226" y="14" width="100" height="36" rx="6"/><rect x="106" y="70" width="90" height="26" rx="6"/><rect x="226" y="70" width="60" height="26" rx="6"/></g>` +
  mapPin(60, 92, 0.8, '#1FB56F') +
  mapPin(148, 66, 1, '#1FB56F') +
  mapPin(268, 74, 0.8, '#1FB56F') +
  mapPin(306, 134, 0.7, '#1FB56F') +
  mapPin(110, 142, 0.7, '#1FB56F') +
  mapPin(196, 126, 1.4, '#E23A2A');

/** Wide pictures of the description. */
export const sellingPoints: Readonly<Record<string, Drawing>> = {
  'coffee-menu': wide(
    ['#FFF6EA', '#FFDFBE'],
    disc(175, 98, 84, '#fff', ' opacity=".55"') +
      place(coffee, -6, 46, 124) +
      iced(66, 42, 0.62) +
      place(latte, 170, 56, 108) +
      iced(218, 36, 0.66) +
      rect(0, 176, 350, 14, 0, '#E3B080', ' opacity=".6"'),
  ),
  'coffee-fresh': wide(
    ['#F9EBDB', '#E9C49B'],
    disc(110, 96, 74, '#fff', ' opacity=".45"') +
      place(beans, 30, 12, 166) +
      `<g transform="translate(216 24)">${rect(14, 62, 84, 84, 10, '#5A3A22')}${path('M4 22h104l-20 44H24z', '#8A5A34')}${rect(0, 14, 112, 12, 6, '#3E2616')}${rect(34, 100, 44, 32, 5, '#E9C49B')}${disc(56, 116, 5, '#3E2616')}${line('M56 14V0h38', '#3E2616', 8)}${disc(96, 0, 9, '#C88750')}</g>`,
  ),
  'coffee-shops': wide(['#EAF7F1', '#C9E8DA'], townMap + place(coffee, 220, 92, 92)),
  'ear-noise': wide(
    ['#F4F1FF', '#D5CBFF'],
    line('M8 96l10-34 10 62 10-76 10 88 10-70 10 52 10-36 10 24', '#EE6A4A', 4.5) +
      line('M244 96q8-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0', '#5A45DE', 4.5) +
      disc(176, 96, 74, '#fff', ' opacity=".7"') +
      place(earphones, 96, 16, 160),
  ),
  'ear-battery': wide(
    ['#F1F6FF', '#CFE0FF'],
    place(earphones, 6, 26, 138) +
      rect(160, 58, 158, 62, 18, '#fff') +
      rect(318, 78, 12, 24, 5, '#fff') +
      rect(168, 66, 142, 46, 12, '#E3EDF8') +
      rect(168, 66, 128, 46, 12, 'url(#wb)') +
      path('M240 70l-20 24h14l-5 18 22-26h-15z', '#fff') +
      `<g stroke="#8FB5EE" stroke-width="3" stroke-linecap="round"><path d="M168 140h142M168 134v12M203 136v8M239 134v12M274 136v8M310 134v12"/></g>` +
      disc(296, 140, 7, '#1FB56F'),
    horizontalGradient('wb', [
      [0, '#7FE0A8'],
      [1, '#1FB56F'],
    ]),
  ),
  'ear-two': wide(
    ['#FDF1F6', '#F6D3E2'],
    `<g transform="translate(22 40)">${rect(0, 0, 112, 76, 10, '#3B3358')}${rect(6, 6, 100, 62, 6, '#A99BFF')}${path('M-12 76h136l-8 14H-4z', '#5A5374')}</g>` +
      phone(
        256,
        34,
        0.66,
        rect(14, 30, 76, 60, 8, '#FFD3DE') +
          rect(14, 100, 54, 8, 4, '#E6DDD2') +
          disc(52, 138, 14, '#F2507F'),
      ) +
      place(earphones, 116, 44, 128) +
      line('M140 96h-6M236 104h10', '#C94A80', 3) +
      line('M132 76q24-36 54-34M246 78q-14-34-44-36', '#C94A80', 3, ' stroke-dasharray="6 7"'),
  ),
  'ear-fold': wide(
    ['#FFF8EC', '#F8DFB8'],
    place(earphones, 10, 22, 140) +
      line('M152 96h34M176 84l12 12-12 12', '#C98A2A', 6) +
      `<g transform="translate(182 14) scale(.68)"><path d="M28 128q0-60 92-60t92 60v32q0 44-92 44t-92-44z" fill="#4B4368"/><path d="M36 128q0-52 84-52t84 52v26q0 38-84 38t-84-38z" fill="#221C38"/></g>` +
      place(earphones, 222, 66, 84),
  ),
  'any-shops': wide(['#EAF7F1', '#C9E8DA'], townMap),
  'any-instant': wide(
    ['#FFF1EA', '#FFD3BE'],
    disc(175, 95, 78, '#fff', ' opacity=".5"') +
      `<g transform="translate(58 95)">${disc(0, 0, 36, '#fff')}${line('M-14-6h28l-3 22h-22zM-8-6q0-12 8-12t8 12', '#E23A2A', 4.5)}</g>` +
      line('M104 95h30M216 95h30', '#F2A486', 4, ' stroke-dasharray="3 9"') +
      path('M182 52l-34 48h24l-8 38 38-52h-25z', '#FF8A2B') +
      `<g transform="translate(292 95)">${disc(0, 0, 36, '#1FB56F')}${line('M-15 0l10 11 20-22', '#fff', 7)}</g>`,
  ),
  'any-refund': wide(
    ['#EAFAF3', '#BFE8D6'],
    disc(175, 95, 78, '#fff', ' opacity=".55"') +
      line('M118 95a57 57 0 1 1 20 43', '#1FB56F', 9) +
      path('M126 118l10 30-28-8z', '#1FB56F') +
      `<g transform="rotate(-10 175 95)">${path('M141 72h68q7 0 7 7v9a7 7 0 0 0 0 14v9q0 7-7 7h-68q-7 0-7-7v-9a7 7 0 0 0 0-14v-9q0-7 7-7z', '#FF8A5C')}${line('M186 78v34', '#fff', 3, ' stroke-dasharray="4 5"')}${line('M150 86h24M150 96h24M162 82v26M154 74l8 10 8-10', '#fff', 4)}</g>` +
      disc(282, 66, 21, '#FFC64D') +
      disc(282, 66, 16, '#FFE08A') +
      disc(304, 108, 15, '#FFC64D') +
      disc(304, 108, 11, '#FFE08A') +
      disc(58, 118, 18, '#FFC64D') +
      disc(58, 118, 13, '#FFE08A'),
  ),
  'any-parcel': wide(
    ['#FFF6EA', '#FFDFBE'],
    disc(130, 96, 80, '#fff', ' opacity=".5"') +
      rect(0, 160, 350, 30, 0, '#D9B58C', ' opacity=".55"') +
      line('M14 174h34M72 174h34M130 174h34M188 174h34M246 174h34M304 174h34', '#fff', 4) +
      place(movers, 28, 8, 176) +
      `<g transform="translate(240 62)">${path('M0 36L44 0l44 36v62H0z', '#fff')}${path('M-8 40L44-4l52 44', 'none', ' stroke="#E8583A" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"')}${rect(32, 54, 26, 44, 4, '#E9A45C')}${disc(52, 78, 2.6, '#8A5A20')}</g>`,
  ),
  'any-visit': wide(
    ['#EAF8F6', '#BFE6DF'],
    disc(120, 96, 78, '#fff', ' opacity=".5"') + place(tap, 24, 10, 170) + place(washer, 176, 20, 150),
  ),
};
