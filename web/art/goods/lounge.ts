import type { Drawing } from '../drawing.ts';
import { diagonalGradient, linearGradient } from '../gradients.ts';
import type { TonedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';
import { tones } from './tones.ts';

interface LoungeOptions extends TonedOptions {
  mode?: 'rail' | 'air';
}

const chairs = {
  night: ['#6A5A48', '#3B3128', '#1C1713', '#8A7455', '#4A3D30'],
  day: ['#F4936F', '#DE5F3D', '#A93C22', '#FBB497', '#E0714D'],
} as const;

/** A lounge chair before a window on the train or the plane. */
export function lounge({
  mode = 'rail',
  stage = mode === 'rail' ? 'teal' : 'sky',
  tone = stage === 'ink' ? 'gold' : mode === 'rail' ? 'teal' : 'blue',
  uid = 'g',
}: LoungeOptions = {}): Drawing {
  const [l, b] = tones[tone],
    night = stage === 'ink';
  const ch = night ? chairs.night : chairs.day;
  const view =
    mode === 'rail'
      ? `<path d="M20 150c30-26 54-22 74-8s60 6 126-10v60H20z" fill="${night ? '#4A3A26' : '#BFE6C9'}"/><path d="M18 166h204v30H18z" fill="${night ? '#2E251A' : '#93CFA8'}"/><g><path d="M24 104h92c34 0 62 16 82 44q5 9-6 9H24z" fill="#fff"/><path d="M24 142h166q7 4 8 9 0 6-6 6H24z" fill="${b}"/><path d="M24 142h164l-8-6H24z" fill="${l}"/><path d="M24 114h74q6 0 6 6v6q0 5-6 5H24z" fill="#27414A"/><path d="M124 112c18 2 32 8 43 19h-36q-9 0-9-8z" fill="#27414A"/><path d="M128 115l12 3-5 12h-6q-4-3-4-7z" fill="#fff" opacity=".2"/></g><path d="M18 160h206" stroke="${night ? '#8A6A34' : '#6AA98A'}" stroke-width="4"/>`
      : `<g fill="${night ? '#6E5836' : '#fff'}"><ellipse cx="72" cy="78" rx="26" ry="9" opacity=".9"/><ellipse cx="92" cy="72" rx="18" ry="9" opacity=".9"/><ellipse cx="178" cy="128" rx="30" ry="9" opacity=".85"/></g><g transform="rotate(-14 124 104)"><path d="M48 112q0-12 14-12h96q26 0 36 14 2 6-8 6H62q-14 0-14-8z" fill="#fff"/><path d="M48 112q2 8 14 8h124q9 0 8-5-3 8-18 8H66q-16 0-18-11z" fill="${l}"/><path d="M54 104L38 74h15l24 27z" fill="${b}"/><path d="M104 110l-24 40h17l44-36z" fill="${b}"/><path d="M112 100l-14-24h12l26 24z" fill="${l}"/><path d="M166 104q12 0 18 7h-20z" fill="#27414A"/><g fill="#7FA9D8"><circle cx="96" cy="107" r="2.6"/><circle cx="108" cy="107" r="2.6"/><circle cx="120" cy="107" r="2.6"/><circle cx="132" cy="107" r="2.6"/><circle cx="144" cy="107" r="2.6"/></g></g>`;
  return frame(
    uid,
    stage,
    linearGradient(
      uid + 's',
      night
        ? [
            [0, '#1A1D2B'],
            [1, '#6B512C'],
          ]
        : [
            [0, mode === 'rail' ? '#BDEBFF' : '#8FD0FF'],
            [1, '#F3FBFF'],
          ],
    ) +
      `<clipPath id="${uid}cp"><circle cx="120" cy="112" r="82"/></clipPath>` +
      diagonalGradient(uid + 'a', [
        [0, ch[0]],
        [0.5, ch[1]],
        [1, ch[2]],
      ]) +
      linearGradient(uid + 'c', [
        [0, ch[3]],
        [1, ch[4]],
      ]) +
      linearGradient(uid + 'g', [
        [0, '#F8DFA6'],
        [1, '#C0903A'],
      ]),
    `<g clip-path="url(#${uid}cp)"><rect x="30" y="20" width="180" height="180" fill="url(#${uid}s)"/>${view}</g><circle cx="120" cy="112" r="84" fill="none" stroke="${night ? `url(#${uid}g)` : '#fff'}" stroke-width="${night ? 3 : 6}"/><circle cx="120" cy="112" r="88.5" fill="none" stroke="${b}" stroke-opacity=".28" stroke-width="1.5"/>
<g><path d="M50 208l4-18M112 208l-4-18" stroke="url(#${uid}g)" stroke-width="5" stroke-linecap="round"/><path d="M52 146q0-22 30-22t30 22v36H52z" fill="url(#${uid}a)"/><path d="M58 148q0-17 24-17 10 0 16 4" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3" stroke-linecap="round"/><rect x="54" y="164" width="56" height="18" rx="9" fill="url(#${uid}c)"/><path d="M38 164q0-11 10-11t10 11v24q0 7-7 7h-6q-7 0-7-7zM106 164q0-11 10-11t10 11v24q0 7-7 7h-6q-7 0-7-7z" fill="url(#${uid}a)"/><rect x="50" y="180" width="64" height="15" rx="6" fill="${ch[2]}"/><path d="M43 162q0-5 5-5M111 162q0-5 5-5" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" fill="none" stroke-linecap="round"/></g>
<g><ellipse cx="170" cy="178" rx="30" ry="6.5" fill="#fff"/><ellipse cx="170" cy="176.5" rx="30" ry="6.5" fill="url(#${uid}g)"/><path d="M170 182v22" stroke="#B98A38" stroke-width="5"/><ellipse cx="170" cy="206" rx="17" ry="4" fill="#B98A38"/><path d="M160 162h20v6q0 9-10 9t-10-9z" fill="#fff"/><path d="M180 164q6 0 6 4t-7 4" fill="none" stroke="#fff" stroke-width="2.6"/><path d="M167 157q-3-4 0-7M173 157q-3-4 0-7" stroke="#fff" stroke-width="2.2" fill="none" stroke-linecap="round"/></g>`,
    { gate: false, shadow: [112, 209, 92, 7] },
  );
}
