import type { Drawing } from '../drawing.ts';
import { horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A bronze vessel of a museum. */
export function museum({ stage = 'gold', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    horizontalGradient(uid + '0', [
      [0, '#2E5A4C'],
      [0.22, '#8FC2A8'],
      [0.58, '#4F8A74'],
      [1, '#234639'],
    ]) +
      linearGradient(uid + '1', [
        [0, '#8A5A2C'],
        [1, '#5A3616'],
      ]) +
      horizontalGradient(uid + '2', [
        [0, '#38685A'],
        [0.5, '#A5D2BB'],
        [1, '#2B5446'],
      ]),
    `<rect x="50" y="186" width="140" height="20" rx="6" fill="url(#${uid}1)"/><rect x="58" y="180" width="124" height="9" rx="4" fill="#A87340"/><path d="M78 140l-8 42h16l10-34zM162 140l8 42h-16l-10-34zM113 150h14l3 32h-20z" fill="url(#${uid}0)"/><path d="M60 88h120v32q0 42-60 42T60 120z" fill="url(#${uid}0)"/><rect x="54" y="80" width="132" height="14" rx="7" fill="url(#${uid}2)"/><path d="M66 82V56q0-8 9-8h8q8 0 8 8v26h-9V60h-7v22zM174 82V56q0-8-9-8h-8q-8 0-8 8v26h9V60h7v22z" fill="url(#${uid}0)"/><path d="M70 108h100" fill="none" stroke="#1E4034" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" opacity=".5"/><path d="M78 120q0 10 10 10t10-10q0-6-6-6t-5 5M142 120q0 10 10 10t10-10q0-6-6-6t-5 5M110 120q0 10 10 10t10-10q0-6-6-6t-5 5" fill="none" stroke="#C9E8D6" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 98q-2 24 12 44" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="120" cy="46" r="10" fill="#FFE08A"/><path d="M198 49q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#E3B25A" opacity="1"/><path d="M44 59q1.12 5.88 7 7q-5.88 1.12 -7 7q-1.12 -5.88 -7 -7q5.88 -1.12 7 -7z" fill="#F2CF86" opacity="1"/>`,
    { shadow: [120, 209, 80, 6] },
  );
}
