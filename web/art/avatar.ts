import type { Drawing } from './drawing.ts';
import { linearGradient } from './gradients.ts';

interface Face {
  readonly hair: string;
  readonly clothes: string;
  readonly ground: readonly [string, string];
  /** Hair that falls to the shoulders. */
  readonly long?: string;
}

export const faces = {
  avatar: { hair: '#4A2E22', clothes: '#E8583A', ground: ['#FFE9DC', '#FFC7A8'] },
  'avatar-2': {
    hair: '#2B2521',
    clothes: '#2F7BF0',
    ground: ['#E6F1FF', '#BBD8FF'],
    long: 'M14 27q-3 16 2 22h5q-5-10-3-22zM42 27q3 16-2 22h-5q5-10 3-22z',
  },
  'avatar-3': { hair: '#6B4A2E', clothes: '#1FB56F', ground: ['#E6F8EC', '#B9E6CB'] },
  'avatar-4': {
    hair: '#1F1B18',
    clothes: '#8B79F5',
    ground: ['#F1EDFF', '#D3C8FF'],
    long: 'M15 24q-4 14 1 20h4q-4-9-2-20zM41 24q4 14-1 20h-4q4-9 2-20z',
  },
  'avatar-5': { hair: '#8E8379', clothes: '#C98A2A', ground: ['#FFF6E0', '#F5DDA5'] },
} as const satisfies Readonly<Record<string, Face>>;

/** The face shown until a member uploads a picture. */
export const avatar = (uid: string, { hair, clothes, ground, long }: Face): Drawing => ({
  width: 56,
  height: 56,
  body: `<defs>${linearGradient(uid, [
    [0, ground[0]],
    [1, ground[1]],
  ])}<clipPath id="${uid}c"><circle cx="28" cy="28" r="28"/></clipPath></defs><g clip-path="url(#${uid}c)"><rect width="56" height="56" fill="url(#${uid})"/><path d="M8 58c1-14 9-20 20-20s19 6 20 20z" fill="${clothes}"/><path d="M22 36h12v6q-6 5-12 0z" fill="#F5C3A2"/>${long === undefined ? '' : `<path d="${long}" fill="${hair}"/>`}<circle cx="28" cy="26" r="12" fill="#FFDCC2"/><path d="M15 26q-2-16 13-16t13 16q-3-2-4-8-8 4-17 1-1 5-5 7z" fill="${hair}"/><path d="M23.5 28h.01M32.5 28h.01" stroke="${hair}" stroke-width="2.6" stroke-linecap="round"/><path d="M25 32.5q3 2.4 6 0" stroke="#C66A4A" stroke-width="1.6" fill="none" stroke-linecap="round"/></g>`,
});
