import type { Drawing } from '../drawing.ts';
import { diagonalGradient, horizontalGradient, linearGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A glass of fruit tea. */
export function fruittea({ stage = 'leaf', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    linearGradient(uid + '0', [
      [0, '#FFF2B8'],
      [0.5, '#FFC94D'],
      [1, '#F58A1F'],
    ]) +
      horizontalGradient(uid + '1', [
        [0, '#2BA267'],
        [0.5, '#8FDDB0'],
        [1, '#2BA267'],
      ]) +
      diagonalGradient(uid + '2', [
        [0, '#9BDB7A'],
        [1, '#3E9A4B'],
      ]) +
      diagonalGradient(uid + '3', [
        [0, '#9BDB7A'],
        [1, '#3E9A4B'],
      ]),
    `<g transform="rotate(12 142 66)"><rect x="136" y="20" width="13" height="84" rx="3" fill="url(#${uid}1)"/></g><path d="M76 80h88l-12 116q-1 10-11 10H99q-10 0-11-10z" fill="#fff" opacity=".75"/><path d="M79 98h82l-10 96q-1 9-10 9H99q-9 0-10-9z" fill="url(#${uid}0)"/><circle cx="104" cy="134" r="22" fill="#FF9A1F"/><circle cx="104" cy="134" r="19" fill="#FFF8DE"/><path d="M104 134L120.7 128.8A17.5 17.5 0 0 1 120.7 139.2z" fill="#FFB347"/><path d="M104 134L119.5 142.2A17.5 17.5 0 0 1 112.2 149.5z" fill="#FFB347"/><path d="M104 134L109.2 150.7A17.5 17.5 0 0 1 98.8 150.7z" fill="#FFB347"/><path d="M104 134L95.9 149.5A17.5 17.5 0 0 1 88.5 142.2z" fill="#FFB347"/><path d="M104 134L87.3 139.2A17.5 17.5 0 0 1 87.3 128.9z" fill="#FFB347"/><path d="M104 134L88.5 125.9A17.5 17.5 0 0 1 95.8 118.5z" fill="#FFB347"/><path d="M104 134L98.8 117.3A17.5 17.5 0 0 1 109.1 117.3z" fill="#FFB347"/><path d="M104 134L112.1 118.5A17.5 17.5 0 0 1 119.5 125.8z" fill="#FFB347"/><circle cx="138" cy="166" r="20" fill="#7CC142"/><circle cx="138" cy="166" r="17" fill="#FFF8DE"/><path d="M138 166L152.8 161.4A15.5 15.5 0 0 1 152.8 170.6z" fill="#B7E07A"/><path d="M138 166L151.7 173.2A15.5 15.5 0 0 1 145.2 179.7z" fill="#B7E07A"/><path d="M138 166L142.6 180.8A15.5 15.5 0 0 1 133.4 180.8z" fill="#B7E07A"/><path d="M138 166L130.8 179.7A15.5 15.5 0 0 1 124.3 173.2z" fill="#B7E07A"/><path d="M138 166L123.2 170.6A15.5 15.5 0 0 1 123.2 161.4z" fill="#B7E07A"/><path d="M138 166L124.3 158.8A15.5 15.5 0 0 1 130.7 152.3z" fill="#B7E07A"/><path d="M138 166L133.4 151.2A15.5 15.5 0 0 1 142.5 151.2z" fill="#B7E07A"/><path d="M138 166L145.2 152.3A15.5 15.5 0 0 1 151.7 158.7z" fill="#B7E07A"/><circle cx="138" cy="118" r="14" fill="#F2507F"/><circle cx="138" cy="118" r="11" fill="#FFF8DE"/><path d="M138 118L147.1 115.2A9.5 9.5 0 0 1 147.1 120.8z" fill="#FF9DBB"/><path d="M138 118L146.4 122.4A9.5 9.5 0 0 1 142.4 126.4z" fill="#FF9DBB"/><path d="M138 118L140.8 127.1A9.5 9.5 0 0 1 135.2 127.1z" fill="#FF9DBB"/><path d="M138 118L133.6 126.4A9.5 9.5 0 0 1 129.6 122.4z" fill="#FF9DBB"/><path d="M138 118L128.9 120.8A9.5 9.5 0 0 1 128.9 115.2z" fill="#FF9DBB"/><path d="M138 118L129.6 113.6A9.5 9.5 0 0 1 133.6 109.6z" fill="#FF9DBB"/><path d="M138 118L135.2 108.9A9.5 9.5 0 0 1 140.8 108.9z" fill="#FF9DBB"/><path d="M138 118L142.4 109.6A9.5 9.5 0 0 1 146.4 113.5z" fill="#FF9DBB"/><circle cx="104" cy="178" r="8" fill="#E23A5C"/><circle cx="118" cy="190" r="6" fill="#6F5BF2" opacity=".8"/><path d="M88 92l10 98" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="70" y="72" width="100" height="14" rx="7" fill="#fff"/><rect x="70" y="72" width="100" height="14" rx="7" fill="#8FDDB0" opacity=".45"/><g transform="translate(108 74) rotate(-30) scale(0.9)"><path d="M0 0q4-30 40-34Q40-4 0 0z" fill="url(#${uid}2)"/><path d="M4-3q14-14 30-26" fill="none" stroke="#E3F6CC" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><g transform="translate(104 74) rotate(-90) scale(0.7)"><path d="M0 0q4-30 40-34Q40-4 0 0z" fill="url(#${uid}3)"/><path d="M4-3q14-14 30-26" fill="none" stroke="#E3F6CC" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M196 91q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#9BC672" opacity="1"/>`,
    { shadow: [120, 208, 58, 7] },
  );
}
