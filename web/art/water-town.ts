import type { Drawing } from './drawing.ts';
import { linearGradient } from './gradients.ts';

const leafSpots = [
  [246, 20, 20],
  [244, 36, -30],
  [245, 52, 24],
  [248, 68, -30],
  [250, 80, 10],
  [263, 22, 30],
  [262, 38, -26],
  [261, 54, 22],
  [280, 18, -30],
  [284, 34, 20],
  [289, 48, -10],
  [230, 16, 24],
  [227, 32, -28],
  [226, 44, 14],
] as const;
const leaves = leafSpots
  .map(([x, y, turn]) => `<path d="M${x} ${y}q6 5 2 14-7-5-2-14z" transform="rotate(${turn} ${x} ${y})"/>`)
  .join('');

/** The scene above the sign-in box: hills, houses, bridge, boat, moon and willow. */
export const waterTown = (uid: string): Drawing => ({
  width: 390,
  height: 268,
  fit: 'xMidYMax slice',
  body: `<defs>${linearGradient(`${uid}sk`, [
    [0, '#D6E5FD'],
    [1, '#F2F6FD'],
  ])}${linearGradient(`${uid}wt`, [
    [0, '#DCE8FB'],
    [1, '#F5F6F8'],
  ])}${linearGradient(`${uid}hl`, [
    [0, '#B5D0F8'],
    [1, '#E3EDFC'],
  ])}</defs><rect width="390" height="268" fill="url(#${uid}sk)"/><circle cx="330" cy="128" r="22" fill="#fff"/><circle cx="330" cy="128" r="33" fill="#fff" opacity=".45"/><path d="M0 206q50-30 110-14t100-22 90 10 90-20v80H0z" fill="url(#${uid}hl)"/>
<g><path d="M14 216h64v24H14z" fill="#9DBEF4"/><path d="M4 216q42-3 42-20 0 17 42 20z" fill="#4A7CD8"/><path d="M84 222h44v18H84z" fill="#B5D0F8"/><path d="M76 222q30-2 30-15 0 13 30 15z" fill="#6E9DEE"/><path d="M24 224h10v10H24zM42 224h10v10H42zM60 224h10v10H60z" fill="#F5F8FE"/><path d="M94 228h8v8h-8zM110 228h8v8h-8z" fill="#F5F8FE"/></g>
<path d="M226 240q0-8 12-12 32-34 60-34t60 34q12 4 12 12h-40q-4-22-32-22t-32 22z" fill="#6E9DEE"/><path d="M234 225q36-36 64-36t64 36" fill="none" stroke="#4A7CD8" stroke-width="4" stroke-linecap="round"/><g stroke="#4A7CD8" stroke-width="2.4"><path d="M254 208v-8M276 195v-8M298 190v-8M320 195v-8M342 208v-8"/></g>
<path d="M0 240h390v28H0z" fill="url(#${uid}wt)"/><g fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"><path d="M20 250q9-5 18 0t18 0 18 0M222 248q9-5 18 0t18 0M290 250q9-5 18 0t18 0 18 0"/></g><g transform="translate(180 236) scale(.56)"><path d="M-52 0q8 22 30 22h44q22 0 30-22-14 6-24 6h-56q-10 0-24-6z" fill="#274E9C"/><path d="M-28 5q2-28 28-28t28 28z" fill="#4A7CD8"/><path d="M44-34 30 10" stroke="#274E9C" stroke-width="3" stroke-linecap="round"/></g>
<g fill="none" stroke="#7EC3A4" stroke-width="1.6" stroke-linecap="round"><path d="M246 0q-6 40 4 84M262 0q4 34-2 66M278 0q6 44 12 56M232 0q-8 26-6 50"/></g><g fill="#7EC3A4">${leaves}</g>`,
});
