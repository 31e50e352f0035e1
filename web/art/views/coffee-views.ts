import type { Drawing } from '../drawing.ts';
import { coffee } from '../goods/coffee.ts';
import { sparkle } from '../sparkle.ts';
import { code, iced, line, path, phone, place, rect, view } from './parts.ts';

/** Pictures of a cup of coffee: hot or iced, paid at the counter, as a ticket. */
export const coffeeViews: Readonly<Record<string, Drawing>> = {
  'coffee-choice': view(
    'peach',
    place(coffee, 8, 26, 176) + iced(92, 30, 0.82) + sparkle(206, 62, 9, '#E9A45C'),
    [120, 207, 92, 8],
  ),
  'coffee-scan': view(
    'peach',
    rect(20, 168, 200, 40, 10, '#C88750') +
      rect(20, 164, 200, 12, 6, '#E3B080') +
      phone(
        60,
        22,
        0.84,
        rect(16, 30, 72, 72, 6, '#fff') +
          code(18, 32, 68) +
          rect(22, 112, 60, 8, 4, '#EE4430') +
          rect(30, 126, 44, 6, 3, '#E6DDD2') +
          rect(20, 144, 64, 18, 9, '#EE4430'),
      ) +
      path('M150 176q-6-34 14-52l34 12q8 22-2 40z', '#3A332D') +
      rect(158, 118, 44, 16, 6, '#55504A') +
      line('M156 116L112 82M160 110L128 58', '#FF6B4A', 3, ' opacity=".75" stroke-dasharray="7 6"') +
      place(coffee, 4, 112, 84) +
      sparkle(206, 66, 9, '#E9A45C'),
    [120, 212, 96, 5],
  ),
  'coffee-ticket': view(
    'peach',
    `<g transform="rotate(-6 120 120)">${path('M36 58h168q12 0 12 12v26a9 9 0 0 0 0 18v64q0 12-12 12H36q-12 0-12-12v-64a9 9 0 0 0 0-18V70q0-12 12-12z', '#fff')}${path('M36 58h168q12 0 12 12v26a9 9 0 0 0-9 9H33a9 9 0 0 0-9-9V70q0-12 12-12z', '#E8583A')}${line('M38 105h164', '#E6DDD2', 2, ' stroke-dasharray="6 6"')}${rect(44, 72, 74, 9, 4.5, '#fff')}${rect(44, 87, 48, 6, 3, '#FFC9B2')}${code(40, 116, 62)}${rect(114, 120, 84, 9, 4.5, '#2A2420')}${rect(114, 138, 60, 7, 3.5, '#D6CABD')}${rect(114, 154, 76, 7, 3.5, '#D6CABD')}</g>` +
      place(coffee, 136, 22, 96),
    [120, 206, 84, 8],
  ),
};
