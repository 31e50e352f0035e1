import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bowl of noodles. */
export function food({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(
      uid + 'a',
      [
        [0, '#FFFFFF'],
        [0.55, '#F4F7FC'],
        [1, '#C6D3E6'],
      ],
      0,
      0,
      0.6,
      1,
    ) +
      linearGradient(uid + 's', [
        [0, '#E9A65A'],
        [1, '#C97426'],
      ]) +
      linearGradient(uid + 'n', [
        [0, '#FFE7A8'],
        [1, '#F3BE5A'],
      ]) +
      horizontalGradient(uid + 'w', [
        [0, '#C58A55'],
        [1, '#7E4B22'],
      ]),
    `<g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"><path d="M92 66c-7-9 7-14 0-25"/><path d="M116 60c-7-9 7-15 0-27"/></g>
<g transform="rotate(24 160 90)"><rect x="152" y="26" width="7" height="100" rx="3.5" fill="url(#${uid}w)"/><rect x="165" y="28" width="7" height="98" rx="3.5" fill="url(#${uid}w)"/><rect x="152" y="26" width="7" height="18" rx="3.5" fill="#D8402B"/><rect x="165" y="28" width="7" height="18" rx="3.5" fill="#D8402B"/></g>
<ellipse cx="120" cy="118" rx="80" ry="27" fill="#E2EAF5"/><ellipse cx="120" cy="118" rx="73" ry="22.5" fill="url(#${uid}s)"/>
<g fill="none" stroke="url(#${uid}n)" stroke-width="6.5" stroke-linecap="round"><path d="M62 118q14-16 30-6t28-2M70 126q18-16 34-4t30-4M86 132q20-12 34-2t32-4M102 110q16-10 28-1t30 1"/></g>
<g><ellipse cx="148" cy="112" rx="21" ry="14" fill="#fff"/><ellipse cx="147" cy="111.5" rx="11" ry="7.6" fill="#FF9F2E"/><ellipse cx="144" cy="109.5" rx="4" ry="2.4" fill="#FFD48A"/></g><g fill="#4CAF50"><circle cx="92" cy="110" r="5"/><circle cx="106" cy="120" r="4.5"/><circle cx="80" cy="121" r="4"/><circle cx="120" cy="107" r="3.6"/></g><g fill="#B9E6B4"><circle cx="92" cy="110" r="2.2"/><circle cx="106" cy="120" r="2"/><circle cx="80" cy="121" r="1.7"/></g><path d="M116 128q14-8 27-1-2 9-14 9t-13-8z" fill="#D24B38"/><path d="M121 129q9-4 17 0" stroke="#F6A595" stroke-width="2.2" fill="none"/>
<path d="M40 118q0 62 46 82h68q46-20 46-82-1 27-80 27t-80-27z" fill="url(#${uid}a)"/><path d="M84 198h72v5q0 6-6 6H90q-6 0-6-6z" fill="#D3DDED"/><g fill="none" stroke="#3B72D9" stroke-width="3" stroke-linecap="round" opacity=".85"><path d="M54 156q13 10 26 0t26 8 28 0 26-8 26 0"/><path d="M64 174q11 8 22 0t22 6 24 0 22-6 22 0" opacity=".55"/></g><path d="M52 136q6 34 30 52" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/>`,
    { shadow: [120, 210, 62, 7] },
  );
}
