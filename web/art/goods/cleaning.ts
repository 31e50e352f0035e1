import type { Drawing } from '../drawing.ts';
import { horizontalGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bucket with a brush and suds. */
export function cleaning({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, '#0B6FB0'],
      [0.3, '#6CCBFF'],
      [0.7, '#25A9EA'],
      [1, '#0B5F98'],
    ]) +
      horizontalGradient(uid + 'h', [
        [0, '#F0C27A'],
        [1, '#B9782B'],
      ]),
    `<g transform="rotate(22 160 90)"><rect x="152" y="26" width="12" height="110" rx="6" fill="url(#${uid}h)"/><path d="M136 128h44l6 40h-56z" fill="#FFC06B"/><rect x="134" y="120" width="48" height="14" rx="6" fill="#EE4430"/></g><path d="M54 108q60-74 116 0" fill="none" stroke="#7B8AA3" stroke-width="7"/><path d="M48 112h128l-14 88q-2 6-8 6H70q-6 0-8-6z" fill="url(#${uid}a)"/><ellipse cx="112" cy="112" rx="64" ry="13" fill="#0B5F98"/><g fill="#fff"><circle cx="74" cy="106" r="17"/><circle cx="100" cy="98" r="21"/><circle cx="130" cy="104" r="18"/><circle cx="152" cy="108" r="12"/></g><g fill="#DDF1FF"><circle cx="70" cy="102" r="6"/><circle cx="98" cy="92" r="8"/><circle cx="128" cy="98" r="6"/></g><circle cx="56" cy="60" r="9" fill="#fff" opacity=".8"/><circle cx="76" cy="42" r="6" fill="#fff" opacity=".8"/><path d="M66 132l8 58" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>`,
    { shadow: [116, 209, 70, 6] },
  );
}
