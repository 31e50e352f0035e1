import type { Drawing } from '../drawing.ts';
import { linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** An air conditioner. */
export function aircon({ stage = 'sky', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#fff'],
      [0.5, '#F1F6FA'],
      [1, '#C3D3DF'],
    ]),
    `<rect x="30" y="62" width="180" height="76" rx="20" fill="url(#${uid}0)"/><rect x="31" y="63" width="178" height="74" rx="19" fill="none" stroke="#fff" stroke-width="2"/><rect x="46" y="112" width="148" height="16" rx="8" fill="#2B3A4A"/><path d="M56 120h128" fill="none" stroke="#5B7186" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="148" y="80" width="40" height="16" rx="6" fill="#E3EDF4"/><circle cx="158" cy="88" r="3" fill="#34C58A"/><path d="M168 88h12" fill="none" stroke="#25A9EA" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M46 82q2-10 12-10h54" fill="none" stroke="#fff" stroke-opacity="1" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 150q-12 16 0 28t-2 26M120 150q-12 16 0 28t-2 26M170 150q-12 16 0 28t-2 26" fill="none" stroke="#25A9EA" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/><circle cx="40" cy="150" r="11" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M34.5 148.9q1.1-4.4 4.95-4.95" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="56" cy="172" r="7" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M52.5 171.3q.7-2.8 3.15-3.15" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="204" cy="152" r="9" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M199.5 151.1q0.9-3.6 4.05-4.05" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><circle cx="196" cy="178" r="12" fill="#fff" fill-opacity=".86" stroke="#A9DCF2" stroke-width="1.5"/><path d="M190 176.8q1.2-4.8 5.4-5.4" fill="none" stroke="#8CCDEB" stroke-width="1.6" stroke-linecap="round"/><path d="M96 34q1.6 8.4 10 10q-8.4 1.6 -10 10q-1.6 -8.4 -10 -10q8.4 -1.6 10 -10z" fill="#5FB4E8" opacity="1"/><path d="M196 39q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#8CDCFF" opacity="1"/>`,
    { shadow: [120, 212, 70, 5] },
  );
}
