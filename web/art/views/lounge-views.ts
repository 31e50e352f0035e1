import type { Drawing } from '../drawing.ts';
import { bento } from '../goods/bento.ts';
import { cake } from '../goods/cake.ts';
import { coffee } from '../goods/coffee.ts';
import { desklamp } from '../goods/desklamp.ts';
import { food } from '../goods/food.ts';
import { rosette } from '../rosette.ts';
import { sparkle } from '../sparkle.ts';
import { disc, line, path, place, rect, view } from './parts.ts';

const wood = '#D9A560';
const woodDark = '#B9813C';
const woodLight = '#F0CF98';
const brass = '#E0B45A';
const red = '#DE5F3D';
const redDark = '#A93C22';

/** A counter with a front of planks, on which things stand. */
const counter = (top: number): string =>
  rect(28, top, 184, 14, 5, woodLight) +
  rect(36, top + 14, 168, 198 - top, 4, wood) +
  [76, 120, 164].map((x) => line(`M${x} ${top + 18}v${188 - top}`, woodDark, 2, ' opacity=".45"')).join('');

const suitcase = (x: number, y: number, width: number, height: number, colour: string): string =>
  line(`M${x + width / 2 - 9} ${y}v-9h18v9`, '#6B5A4A', 4) +
  rect(x, y, width, height, 8, colour) +
  line(
    `M${x + width / 3} ${y + 4}v${height - 8}M${x + (width * 2) / 3} ${y + 4}v${height - 8}`,
    '#fff',
    2,
    ' opacity=".45"',
  );

const ropePost = (x: number): string =>
  rect(x - 3, 118, 6, 76, 3, brass) + disc(x, 114, 8, '#F6D88F') + rect(x - 14, 190, 28, 8, 4, '#B98A38');

/** What lounges offer besides a seat, each as a picture of its own. */
export const loungeViews: Readonly<Record<string, Drawing>> = {
  'lounge-tea': view(
    'teal',
    rect(48, 40, 144, 8, 4, woodDark) +
      [66, 92, 118, 144, 170].map((x) => path(`M${x - 9} 22h18v10q0 8-9 8t-9-8z`, '#fff')).join('') +
      place(coffee, 34, 66, 96) +
      place(cake, 112, 70, 96) +
      counter(150) +
      sparkle(206, 66, 8, '#3CC9B1'),
    [120, 212, 96, 6],
  ),
  'lounge-gate': view(
    'teal',
    rect(62, 34, 116, 168, 10, '#0B7F78') +
      rect(72, 60, 96, 142, 4, '#DDF6EE') +
      path('M72 202l34-60h28l34 60z', red) +
      path('M84 202l26-60h20l26 60z', redDark, ' opacity=".35"') +
      rect(82, 40, 76, 14, 7, '#F6D88F') +
      path(rosette(120, 47, 6, 4), '#0B7F78') +
      disc(120, 108, 22, '#fff') +
      line('M109 108l8 8 15-16', '#12AE9D', 6) +
      line('M40 122q18 26 40 0M160 122q22 26 40 0', redDark, 6) +
      ropePost(38) +
      ropePost(80) +
      ropePost(160) +
      ropePost(202),
    [120, 206, 92, 7],
  ),
  'lounge-desk': view(
    'teal',
    place(desklamp, 112, 44, 112) +
      rect(52, 98, 84, 56, 8, '#2A3A40') +
      rect(58, 104, 72, 44, 4, '#E6F6F3') +
      line('M68 116h34M68 126h48M68 136h26', '#8FC9BD', 4) +
      rect(40, 154, 108, 8, 4, '#90A4AC') +
      rect(24, 162, 192, 14, 5, woodLight) +
      path('M36 176h12v28H36zM192 176h12v28h-12z', woodDark) +
      rect(84, 178, 72, 24, 8, '#fff') +
      [100, 120, 140].map((x) => line(`M${x - 3} 186v8M${x + 3} 186v8`, '#5E6F76', 3)).join('') +
      path('M122 112l-12 16h8l-3 12 13-17h-9z', '#FFB52E'),
    [120, 208, 96, 6],
  ),
  'lounge-bags': view(
    'teal',
    rect(34, 40, 172, 160, 10, woodDark) +
      rect(42, 48, 156, 68, 4, '#FBEBD0') +
      rect(42, 124, 156, 68, 4, '#FBEBD0') +
      suitcase(54, 66, 50, 50, red) +
      suitcase(116, 74, 70, 42, '#2F7BF0') +
      suitcase(56, 146, 76, 46, '#12AE9D') +
      suitcase(144, 138, 42, 54, '#F2A23C') +
      `<g transform="rotate(10 122 100)">${rect(112, 92, 20, 28, 4, '#fff')}${disc(122, 98, 3, redDark)}${line('M117 108h10M117 114h7', '#8C7F74', 2.4)}</g>`,
    [120, 206, 92, 7],
  ),
  'lounge-meal': view(
    'sky',
    place(food, 26, 50, 104) + place(bento, 110, 54, 104) + counter(150) + sparkle(120, 44, 9, '#5CB8E8'),
    [120, 212, 96, 6],
  ),
  'lounge-check': view(
    'sky',
    path('M58 196V62q0-20 20-20h84q20 0 20 20v134h-18V64q0-6-6-6H82q-6 0-6 6v132z', '#4D6A86') +
      rect(92, 46, 56, 10, 5, '#7CE0A8') +
      path('M76 196h88v-60H76z', '#E3F2FB') +
      rect(20, 164, 200, 16, 8, '#5E6F76') +
      [40, 72, 104, 136, 168, 200].map((x) => disc(x, 172, 5, '#AFC0C8')).join('') +
      suitcase(92, 114, 58, 50, '#2F7BF0') +
      disc(196, 92, 24, '#fff') +
      disc(196, 92, 19, '#1FB56F') +
      line('M187 92l7 7 12-13', '#fff', 5),
    [120, 206, 92, 7],
  ),
  'lounge-shower': view(
    'sky',
    rect(46, 34, 8, 164, 4, '#8FA1AD') +
      path('M50 38h52q10 0 10 10v12H102v-8q0-4-4-4H50z', '#8FA1AD') +
      path('M84 60h46q6 20-23 20T84 60z', '#5E7583') +
      [92, 107, 122]
        .map((x) => line(`M${x} 92v16M${x} 122v16M${x} 152v16`, '#5CB8E8', 5, ' opacity=".85"'))
        .join('') +
      rect(142, 66, 64, 8, 4, woodDark) +
      path('M150 70h48v82h-48z', '#FFF3EC') +
      path('M150 128h48v8h-48zM150 140h48v4h-48z', '#F2A486') +
      rect(144, 168, 22, 32, 6, '#12AE9D') +
      rect(150, 160, 10, 10, 2, '#0B7F78') +
      rect(172, 176, 26, 24, 6, '#FFB057') +
      path('M70 200q37-16 74 0z', '#BFE3F5'),
    [120, 206, 92, 7],
  ),
};
