import type { Drawing } from '../drawing.ts';
import { linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

const leaf = (x: number, y: number, turn: number): string =>
  `<path d="M${x} ${y}q10-5 19 1-10 6-19-1z" transform="rotate(${turn} ${x} ${y})"/>`;

/** A garden by night: white wall, moon gate with a pavilion over water, bamboo and a lantern. */
export function garden({ stage = 'violet', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + 'w', [
      [0, '#FFFFFF'],
      [1, '#E4E2EE'],
    ]) +
      linearGradient(uid + 'r', [
        [0, '#56627A'],
        [1, '#2B3447'],
      ]) +
      linearGradient(uid + 'n', [
        [0, '#22356B'],
        [1, '#7FA8E6'],
      ]) +
      linearGradient(uid + 'l', [
        [0, '#FF9A6B'],
        [1, '#D9301F'],
      ]),
    `<rect x="40" y="84" width="160" height="122" fill="url(#${uid}w)"/><path d="M40 84h160v9H40z" fill="#2B3447" opacity=".16"/><path d="M26 88q16-6 26-26h136q10 20 26 26z" fill="url(#${uid}r)"/><path d="M48 62h144" stroke="#7786A3" stroke-width="6" stroke-linecap="round"/><g stroke="#fff" stroke-opacity=".2" stroke-width="3"><path d="M66 66 56 86M90 66l-6 20M114 66l-2 20M138 66l4 20M162 66l8 20"/></g>
<circle cx="116" cy="152" r="50" fill="#C9C6D8"/><circle cx="116" cy="152" r="44" fill="url(#${uid}n)"/><circle cx="138" cy="128" r="9" fill="#FFEBB5"/><path d="M84 158q30-4 30-25 0 21 30 25z" fill="#A8482F"/><path d="M94 158v18M134 158v18M94 168h40" stroke="#7A2F1E" stroke-width="4"/><path d="M77 172h78a44 44 0 0 1-78 0z" fill="#3E6FC0"/><path d="M92 182q8-4 16 0t16 0 16 0" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>
<g stroke="#3E9A4B" stroke-width="4" stroke-linecap="round"><path d="M52 204V112M62 204v-68"/></g><g fill="#57B05C">${leaf(52, 118, -30)}${leaf(52, 132, 20)}${leaf(62, 146, -16)}${leaf(52, 160, 150)}${leaf(62, 172, 12)}</g>
<path d="M180 86v16" stroke="#7A4A12" stroke-width="2.4"/><ellipse cx="180" cy="120" rx="14" ry="17" fill="url(#${uid}l)"/><path d="M172 104h16M172 136h16" stroke="#F1C35E" stroke-width="4" stroke-linecap="round"/><path d="M180 138v12" stroke="#F1C35E" stroke-width="3" stroke-linecap="round"/><rect x="34" y="202" width="172" height="7" rx="3.5" fill="#A9A5BD"/>`,
    { shadow: [120, 211, 88, 6] },
  );
}
