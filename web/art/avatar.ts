import type { Drawing } from './drawing.ts';
import { linearGradient } from './gradients.ts';

/** The face shown until a member uploads a picture. */
export const avatar = (uid: string): Drawing => ({
  width: 56,
  height: 56,
  body: `<defs>${linearGradient(uid, [
    [0, '#FFE9DC'],
    [1, '#FFC7A8'],
  ])}<clipPath id="${uid}c"><circle cx="28" cy="28" r="28"/></clipPath></defs><g clip-path="url(#${uid}c)"><rect width="56" height="56" fill="url(#${uid})"/><path d="M8 58c1-14 9-20 20-20s19 6 20 20z" fill="#E8583A"/><path d="M22 36h12v6q-6 5-12 0z" fill="#F5C3A2"/><circle cx="28" cy="26" r="12" fill="#FFDCC2"/><path d="M15 26q-2-16 13-16t13 16q-3-2-4-8-8 4-17 1-1 5-5 7z" fill="#4A2E22"/><path d="M23.5 28h.01M32.5 28h.01" stroke="#4A2E22" stroke-width="2.6" stroke-linecap="round"/><path d="M25 32.5q3 2.4 6 0" stroke="#C66A4A" stroke-width="1.6" fill="none" stroke-linecap="round"/></g>`,
});
