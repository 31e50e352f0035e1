import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** An air fryer. */
export function airfryer({ stage = 'stone', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#2E2925'],
      [0.22, '#6B625A'],
      [0.6, '#443C36'],
      [1, '#1F1A17'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#fff'],
        [0.5, '#F3ECE3'],
        [1, '#CDBFAE'],
      ]) +
      linearGradient(uid + '2', [
        [0, '#4A413A'],
        [1, '#211C18'],
      ]) +
      horizontalGradient(uid + '3', [
        [0, '#3A332D'],
        [0.33, '#7A7067'],
        [0.67, '#4B433C'],
        [1, '#26201C'],
      ]) +
      linearGradient(uid + '4', [
        [0, '#fff'],
        [1, '#D6C8B6'],
      ]),
    `<path d="M96 46c-7-8 7-13 0-23M118 48c-7-9 7-15 0-26" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".95"/><path d="M64 96q0-40 56-40t56 40v92q0 18-18 18H82q-18 0-18-18z" fill="url(#${uid}0)"/><path d="M76 92q4-24 44-24" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><circle cx="120" cy="96" r="22" fill="url(#${uid}1)"/><circle cx="120" cy="96" r="16" fill="url(#${uid}2)"/><path d="M120 96l8-9" fill="none" stroke="#FF9F3B" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M103 82a22 22 0 0 1 8-6" fill="none" stroke="#FF9F3B" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M62 128h116v54q0 20-20 20H82q-20 0-20-20z" fill="url(#${uid}3)"/><rect x="62" y="126" width="116" height="5" rx="2.5" fill="#0F0C0A" opacity=".6"/><rect x="98" y="150" width="44" height="20" rx="10" fill="url(#${uid}1)"/><rect x="102" y="164" width="36" height="34" rx="12" fill="url(#${uid}4)"/><path d="M108 172v16" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M72 142v40" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="80" y="202" width="18" height="6" rx="3" fill="#1A1512"/><rect x="142" y="202" width="18" height="6" rx="3" fill="#1A1512"/><path d="M176 206q-2-14 12-18 4 8 14 6 6 12-6 14-10 4-20-2z" fill="#F2B23C"/><path d="M182 196l14 4" fill="none" stroke="#FFE3A0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
    { shadow: [122, 209, 76, 7] },
  );
}
