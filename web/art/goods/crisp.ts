import type { Drawing } from '../drawing.ts';
import { radialGradient } from '../gradients.ts';
import type { StagedOptions } from './drawing-options.ts';
import { frame } from './frame.ts';

/** A pile of crisp biscuits. */
export function crisp({ stage = 'peach', uid = 'g' }: StagedOptions = {}): Drawing {
  return frame(
    uid,
    stage,
    radialGradient(
      uid + '0',
      [
        [0, '#FFE7B0'],
        [0.5, '#E0A24C'],
        [1, '#A8661A'],
      ],
      0.38,
      0.3,
      0.9,
    ),
    `<ellipse cx="112" cy="195" rx="60" ry="18" fill="#A8661A"/><ellipse cx="112" cy="186" rx="60" ry="18" fill="url(#${uid}0)"/><ellipse cx="76" cy="186" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="94" cy="179" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="116" cy="178" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="138" cy="181" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="152" cy="188" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="86" cy="193" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="108" cy="189" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="128" cy="192" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="68" cy="182" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="146" cy="194" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="124" cy="169" rx="60" ry="18" fill="#A8661A"/><ellipse cx="124" cy="160" rx="60" ry="18" fill="url(#${uid}0)"/><ellipse cx="88" cy="160" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="106" cy="153" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="128" cy="152" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="150" cy="155" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="164" cy="162" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="98" cy="167" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="120" cy="163" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="140" cy="166" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="80" cy="156" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="158" cy="168" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="112" cy="143" rx="60" ry="18" fill="#A8661A"/><ellipse cx="112" cy="134" rx="60" ry="18" fill="url(#${uid}0)"/><ellipse cx="76" cy="134" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="94" cy="127" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="116" cy="126" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="138" cy="129" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="152" cy="136" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="86" cy="141" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="108" cy="137" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="128" cy="140" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="68" cy="130" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="146" cy="142" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="122" cy="117" rx="60" ry="18" fill="#A8661A"/><ellipse cx="122" cy="108" rx="60" ry="18" fill="url(#${uid}0)"/><ellipse cx="86" cy="108" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="104" cy="101" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="126" cy="100" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="148" cy="103" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="162" cy="110" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="96" cy="115" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="118" cy="111" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="138" cy="114" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="78" cy="104" rx="3.8" ry="2" fill="#FFF6DC"/><ellipse cx="156" cy="116" rx="3.8" ry="2" fill="#FFF6DC"/><path d="M72 102q14-8 34-9" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><g transform="rotate(-16 160 78)"><ellipse cx="164" cy="84" rx="44" ry="40" fill="#A8661A"/><ellipse cx="162" cy="78" rx="44" ry="40" fill="url(#${uid}0)"/><ellipse cx="140" cy="66" rx="4" ry="2.6" fill="#FFF6DC"/><ellipse cx="156" cy="54" rx="4" ry="2.6" fill="#FFF6DC"/><ellipse cx="176" cy="60" rx="4" ry="2.6" fill="#FFF6DC"/><ellipse cx="188" cy="78" rx="4" ry="2.6" fill="#FFF6DC"/><ellipse cx="172" cy="92" rx="4" ry="2.6" fill="#FFF6DC"/><ellipse cx="150" cy="92" rx="4" ry="2.6" fill="#FFF6DC"/><ellipse cx="160" cy="74" rx="4" ry="2.6" fill="#FFF6DC"/><ellipse cx="140" cy="82" rx="4" ry="2.6" fill="#FFF6DC"/><path d="M130 62q8-14 24-18" fill="none" stroke="#fff" stroke-opacity="0.7" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g><path d="M56 69q1.44 7.56 9 9q-7.56 1.44 -9 9q-1.44 -7.56 -9 -9q7.56 -1.44 9 -9z" fill="#F0A84E" opacity="1"/>`,
    { shadow: [118, 211, 80, 6] },
  );
}
