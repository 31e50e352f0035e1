import type { Drawing } from '../drawing.ts';
import { linearGradient, radialGradient } from '../gradients.ts';
import { stages, type Stage } from './stages.ts';

interface FrameOptions {
  shadow?: readonly [cx: number, cy: number, rx: number, ry: number];
  gate?: boolean;
}

/** Sets an object on its stage: moon gate behind, two ripples below, contact shadow; light from top-left, 240 grid. */
export function frame(
  uid: string,
  stage: Stage,
  defs: string,
  body: string,
  { shadow = [120, 207, 62, 9], gate = true }: FrameOptions = {},
): Drawing {
  const [cx, cy, rx, ry] = shadow;
  const ground = stage === 'none' ? undefined : stages[stage];
  const tint = ground?.[3] ?? '#8C7F74';
  const gradients =
    (ground
      ? linearGradient(`${uid}bg`, [
          [0, ground[0]],
          [1, ground[1]],
        ])
      : '') +
    radialGradient(`${uid}sh`, [
      [0, tint, 0.85],
      [0.55, tint, 0.4],
      [1, tint, 0],
    ]) +
    defs;
  const contact = `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${uid}sh)"${ground ? '' : ' opacity=".7"'}/>`;
  const scene = ground ? backdrop(uid, stage === 'ink', ground[2], gate) : '';
  return { width: 240, height: 240, body: `<defs>${gradients}</defs>${scene}${contact}${body}` };
}

function backdrop(uid: string, night: boolean, moon: string, gate: boolean): string {
  const strokeColour = night ? '#D8B06A' : '#fff';
  const moonGate = `<circle cx="120" cy="112" r="86" fill="${moon}" opacity="${night ? 0.55 : 0.62}"/><circle cx="120" cy="112" r="95" fill="none" stroke="${strokeColour}" stroke-width="1.5" opacity="${night ? 0.35 : 0.7}"/>`;
  const ripples = `<g fill="none" stroke="${strokeColour}" stroke-width="1.6" opacity="${night ? 0.28 : 0.85}"><ellipse cx="120" cy="208" rx="84" ry="12.5"/><ellipse cx="120" cy="208" rx="106" ry="19" opacity=".55"/></g>`;
  return `<rect width="240" height="240" fill="url(#${uid}bg)"/>${gate ? moonGate : ''}${ripples}`;
}
