import type { Drawing } from '../drawing.ts';
import { horizontalGradient } from '../gradients.ts';
import { rosette } from '../rosette.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

interface CoffeeOptions extends StagedOptions {
  sleeve?: readonly [string, string];
  mark?: string;
}

/** A lidded paper cup of coffee. */
export function coffee({
  stage = 'peach',
  sleeve = ['#C88750', '#8E5426'],
  mark = '#FFE9CF',
  uid = 'g',
}: CoffeeOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, '#EADBCB'],
      [0.22, '#FFFFFF'],
      [0.62, '#F7EEE4'],
      [1, '#CDB59B'],
    ]) +
      horizontalGradient(uid + 'b', [
        [0, sleeve[1]],
        [0.24, sleeve[0]],
        [0.66, sleeve[0]],
        [1, sleeve[1]],
      ]) +
      horizontalGradient(uid + 'l', [
        [0, '#3E2A1F'],
        [0.25, '#7A5A47'],
        [0.6, '#4F3729'],
        [1, '#2B1B13'],
      ]),
    `<g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".95"><path d="M108 52c-7-8 7-13 0-23"/><path d="M132 54c-7-9 7-15 0-26"/></g>
<path d="M82 92h76l-10.5 104q-1 10-11 10h-33q-10 0-11-10z" fill="url(#${uid}a)"/>
<path d="M84.6 122q35.4 7 70.8 0l-5.3 52q-30.1 6-60.2 0z" fill="url(#${uid}b)"/>
<path d="${rosette(120, 150, 19, 4)}" fill="none" stroke="${mark}" stroke-width="2.2" opacity=".9"/><g transform="rotate(35 120 150)"><ellipse cx="120" cy="150" rx="7.5" ry="10.5" fill="${mark}"/><path d="M120 140q-4 5 0 10t0 10" fill="none" stroke="${sleeve[1]}" stroke-width="2"/></g>
<path d="M88 60h64q5 0 6 5l2 11H80l2-11q1-5 6-5z" fill="url(#${uid}l)"/><rect x="75" y="75" width="90" height="18" rx="7" fill="url(#${uid}l)"/><path d="M90 65q30-3 52 0" stroke="#fff" stroke-opacity=".35" stroke-width="2.5" fill="none" stroke-linecap="round"/><rect x="80" y="78.5" width="44" height="3" rx="1.5" fill="#fff" opacity=".3"/>
<path d="M94 100l9 98" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>
<g transform="rotate(-24 184 194)"><ellipse cx="184" cy="194" rx="15" ry="10" fill="#7A4A28"/><path d="M170 194q8-5 14 0t14 0" stroke="#4A2812" stroke-width="2.4" fill="none"/></g><g transform="rotate(28 60 198)"><ellipse cx="60" cy="198" rx="13" ry="8.5" fill="#8E5830"/><path d="M48 198q7-4 12 0t12 0" stroke="#5A3216" stroke-width="2.2" fill="none"/></g>`,
    { shadow: [120, 207, 58, 8] },
  );
}
