import type { Drawing } from '../drawing.ts';
import { linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A lunch box with chopsticks. */
export function bento({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#3A3230'],
      [1, '#15110F'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#D5402E'],
        [1, '#8E1B12'],
      ]),
    `<path d="M34 116h172l-14 78q-2 12-14 12H62q-12 0-14-12z" fill="url(#${uid}1)"/><rect x="30" y="92" width="180" height="36" rx="14" fill="url(#${uid}0)"/><rect x="38" y="96" width="164" height="28" rx="10" fill="#2A2320"/><path d="M44 110q4-34 40-34t40 34q-6 8-40 8t-40-8z" fill="#fff"/><ellipse cx="64" cy="92" rx="3.2" ry="1.8" fill="#E6DDD0"/><ellipse cx="80" cy="86" rx="3.2" ry="1.8" fill="#E6DDD0"/><ellipse cx="96" cy="92" rx="3.2" ry="1.8" fill="#E6DDD0"/><ellipse cx="72" cy="102" rx="3.2" ry="1.8" fill="#E6DDD0"/><ellipse cx="90" cy="104" rx="3.2" ry="1.8" fill="#E6DDD0"/><ellipse cx="104" cy="102" rx="3.2" ry="1.8" fill="#E6DDD0"/><circle cx="84" cy="84" r="7" fill="#D5311F"/><path d="M128 112q-2-30 20-32 18 2 18 30z" fill="#4BAF6E"/><circle cx="140" cy="88" r="9" fill="#6FCB84"/><circle cx="154" cy="84" r="10" fill="#5ABF76"/><circle cx="150" cy="98" r="9" fill="#3E9A56"/><path d="M162 112q0-26 18-28 18 6 14 28z" fill="#F5A63A"/><path d="M168 104l18-12M170 112l20-12" fill="none" stroke="#C96A12" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="132" cy="106" r="9" fill="#fff"/><circle cx="132" cy="106" r="5" fill="#FFB52E"/><rect x="30" y="114" width="180" height="12" rx="6" fill="url(#${uid}0)"/><path d="M40 120h70" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M50 140l8 50" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M108.49 154.49A11.56 11.56 0 0 1 131.51 154.49A11.56 11.56 0 0 1 131.51 177.51A11.56 11.56 0 0 1 108.49 177.51A11.56 11.56 0 0 1 108.49 154.49Z" fill="none" stroke="#FFD9A0" stroke-width="3"/><g transform="rotate(-24 150 60)"><rect x="84" y="52" width="130" height="6" rx="3" fill="#B9802F"/><rect x="84" y="64" width="130" height="6" rx="3" fill="#D9A24A"/></g>`,
    { shadow: [120, 210, 84, 6] },
  );
}
