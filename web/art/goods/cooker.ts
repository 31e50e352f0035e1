import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

interface CookerOptions extends StagedOptions {
  body?: readonly [string, string, string];
}

/** A rice cooker. */
export function cooker({
  stage = 'stone',
  body = ['#FFFFFF', '#F6EFE7', '#D3C4B2'],
  uid = 'g',
}: CookerOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + 'a', [
      [0, body[2]],
      [0.22, body[0]],
      [0.6, body[1]],
      [1, body[2]],
    ]) +
      linearGradient(uid + 'l', [
        [0, '#FFFFFF'],
        [1, '#DCCFBF'],
      ]) +
      linearGradient(uid + 'k', [
        [0, '#3A3430'],
        [1, '#15110F'],
      ]),
    `<g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"><path d="M152 58c-6-8 6-12 0-22"/><path d="M170 64c-5-7 5-10 0-18"/></g>
<path d="M52 118q0-48 68-48t68 48z" fill="url(#${uid}l)"/><path d="M66 108q8-28 48-31" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M92 74q0-16 28-16t28 16l-9 2q-3-8-19-8t-19 8z" fill="#4A413A"/><path d="M98 69q4-6 20-6" stroke="#fff" stroke-opacity=".4" stroke-width="2.4" fill="none" stroke-linecap="round"/><rect x="150" y="80" width="24" height="9" rx="4.5" fill="#4A413A" transform="rotate(18 162 84)"/>
<path d="M46 118h148v48q0 38-38 38H84q-38 0-38-38z" fill="url(#${uid}a)"/><rect x="42" y="112" width="156" height="12" rx="6" fill="#C9A274"/><rect x="50" y="114.5" width="70" height="3" rx="1.5" fill="#fff" opacity=".55"/>
<rect x="80" y="134" width="80" height="52" rx="14" fill="url(#${uid}k)"/><path d="M80 166v-18q0-14 14-14h34z" fill="#fff" opacity=".08"/><g fill="#FFD79A"><path d="M94 146h4v12h-4zM103 146h12v4h-4v8h-4v-8h-4z" opacity="0"/></g><g fill="none" stroke="#FFC77A" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M94 145h8v6h-8v6h8M116 145h-8v12h8v-6h-8"/></g><circle cx="139" cy="151" r="8.5" fill="none" stroke="#7BE0B4" stroke-width="3" stroke-dasharray="36 18" stroke-linecap="round"/><g fill="#fff"><circle cx="98" cy="174" r="3.6" opacity=".85"/><circle cx="113" cy="174" r="3.6" opacity=".5"/><circle cx="128" cy="174" r="3.6" opacity=".5"/><circle cx="143" cy="174" r="3.6" fill="#FF7A5C"/></g>
<path d="M58 130q-1 40 12 58" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".85"/><path d="M76 202h20v6H76zM144 202h20v6h-20z" fill="#8A7A69"/>`,
    { shadow: [120, 209, 76, 8] },
  );
}
