import type { Drawing } from './drawing.ts';
import { diagonalGradient } from './gradients.ts';

/** Neutral payment marks: light, deep, glyph. Brand marks are configuration. */
const marks = {
  chat: [
    '#35C86B',
    '#12A150',
    '<path d="M16 9.5c-4.7 0-8.3 2.9-8.3 6.5 0 2 1.1 3.8 3 5l-.7 2.7 3.1-1.5c.9.2 1.9.4 2.9.4 4.7 0 8.3-2.9 8.3-6.6s-3.6-6.5-8.3-6.5z" fill="#fff"/><path d="m12.4 16.1 2.5 2.5 4.9-5" stroke="#12A150" stroke-width="2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  wallet: [
    '#5AA7FF',
    '#1C66E0',
    '<path d="M8 11.5a2.5 2.5 0 0 1 2.5-2.5H21v2.5h1.5a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-12A2.5 2.5 0 0 1 8 20.5z" fill="#fff"/><circle cx="20" cy="17.2" r="1.8" fill="#1C66E0"/>',
  ],
  phone: [
    '#4FC3F0',
    '#0F86C9',
    '<rect x="10.5" y="7" width="11" height="18" rx="2.6" fill="#fff"/><path d="m13.3 11.5 2.7 3 2.7-3M13.3 14.8h5.4M13.3 17.4h5.4M16 14.5v5.5" stroke="#0F86C9" stroke-width="1.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="16" cy="22.6" r=".9" fill="#0F86C9"/>',
  ],
  fees: [
    '#FFC860',
    '#F08A12',
    '<path d="M11 9.5c3.5-3 8.5-1.5 9.8 2.7.6 2 .2 3.5 1.6 5.5 1.8 2.7-.4 6.6-4 6.6-5.5 0-10.4-4.6-10.4-10 0-1.9 1-3.6 3-4.8z" fill="#fff"/><path d="M11.8 12.5c1.5 4.6 4.3 7.6 8.4 8.9" stroke="#F08A12" stroke-width="1.7" fill="none" stroke-linecap="round"/><path d="M24 7.5q.4 2 2.4 2.4-2 .4-2.4 2.4-.4-2-2.4-2.4 2-.4 2.4-2.4z" fill="#fff"/>',
  ],
  hb: [
    '#FF8163',
    '#D92A1C',
    '<path d="M8 13.5A1.5 1.5 0 0 1 9.5 12h13a1.5 1.5 0 0 1 1.5 1.5v8a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z" fill="#fff"/><path d="M11 12c0-6 10-6 10 0" stroke="#fff" stroke-width="2" fill="none"/><path d="M13 18.5a4 4 0 0 1 6 0M14.5 20.3a2 2 0 0 1 3 0" stroke="#D92A1C" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
  ],
  card: [
    '#3E5C86',
    '#203452',
    '<rect x="7" y="10" width="18" height="12.5" rx="2.4" fill="#fff"/><path d="M7 13h18v3H7z" fill="#203452"/><circle cx="19.2" cy="19" r="2.1" fill="#E8432E"/><circle cx="22" cy="19" r="2.1" fill="#1F9C8F" opacity=".9"/>',
  ],
} as const;

export type PayMark = keyof typeof marks;

export function payMark(name: PayMark, uid: string): Drawing {
  const [light, deep, glyph] = marks[name];
  return {
    width: 32,
    height: 32,
    body: `<defs>${diagonalGradient(uid, [
      [0, light],
      [1, deep],
    ])}</defs><rect x="1" y="1" width="30" height="30" rx="9" fill="url(#${uid})"/>${glyph}`,
  };
}
