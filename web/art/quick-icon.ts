import type { Drawing } from './drawing.ts';
import { fortune } from './fortune.ts';
import { linearGradient } from './gradients.ts';
import { rosette } from './rosette.ts';

const tones = {
  red: ['#FF8E6E', '#E8341F'],
  orange: ['#FFC56B', '#FF7F1F'],
  gold: ['#FFE08A', '#E9A21F'],
  green: ['#7FE3A6', '#16A865'],
  teal: ['#74E4D4', '#0FA596'],
  blue: ['#7FBBFF', '#2A6FEA'],
  violet: ['#BBA8FF', '#6A4DF0'],
  pink: ['#FFA6C1', '#EE4B7E'],
  cyan: ['#8BE0FF', '#1C9BE0'],
  slate: ['#B9C4D2', '#6C7C92'],
} as const;

interface Glyph {
  readonly tone: keyof typeof tones;
  draw(gradient: string, deep: string): string;
}

/** Two-layer entry icons on a 48 grid. */
const glyphs = {
  luckybag: {
    tone: 'red',
    draw: (g, h) =>
      `<path d="M16 16.5q-4-8 1.5-10.5 2.5 2.5 4 0 1-2 2.5.500 1.5-2.5 2.5-.5 1.5 2.5 4 0Q36 8.5 32 16.5z" fill="${h}"/><path d="M16.5 18.5h15q9 7 9 14.5 0 9.5-16.5 9.5T7.5 33q0-7.5 9-14.5z" fill="${g}"/><rect x="14.5" y="15.5" width="19" height="4.5" rx="2.25" fill="#FFD37A"/><path d="${rosette(24, 31, 8.4)}" fill="#FFE3A1"/>${fortune(19.2, 26.2, 9.6, '#C8240F', 6)}`,
  },
  half: {
    tone: 'orange',
    draw: (g) =>
      `<path d="M6 17a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v3a4.5 4.5 0 0 0 0 9v3a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6v-3a4.5 4.5 0 0 0 0-9z" fill="${g}"/><path d="M30 15.5v18" stroke="#fff" stroke-width="1.6" stroke-dasharray="2.5 2.5" opacity=".8"/><path d="M14 18.5h9.5M15.5 18.5l-1 6c5-2 9.5 0 8.7 4.2-.6 3.3-5.5 4.3-8.7 1.8" fill="none" stroke="#fff" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M33.5 20v9" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".9"/>`,
  },
  data: {
    tone: 'blue',
    draw: (g, h) =>
      `<path d="M14 7h14l9 9v21a4.5 4.5 0 0 1-4.5 4.5h-18.5A4.5 4.5 0 0 1 9.5 37V11.5A4.5 4.5 0 0 1 14 7z" fill="${g}"/><rect x="15" y="22" width="17" height="13.5" rx="3.2" fill="#FFDf94"/><path d="M15 27h5M27 27h5M15 31h5M27 31h5M23.5 22v3M23.5 32.5v3" stroke="#B27A1E" stroke-width="1.3"/><path d="M33 5.5a11 11 0 0 1 9.5 9.5" fill="none" stroke="${h}" stroke-width="3" stroke-linecap="round"/>`,
  },
  coupon: {
    tone: 'pink',
    draw: (g, h) =>
      `<g transform="rotate(-10 24 24)"><rect x="12" y="9" width="30" height="22" rx="5" fill="${h}" opacity=".55"/></g><path d="M7 19a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v4a4 4 0 0 0 0 8v4a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4v-4a4 4 0 0 0 0-8z" fill="${g}"/><path d="M19 21.5l5 5.5 5-5.5M18.5 27.5h11M18.5 31.5h11M24 27v8" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
  },
  flash: {
    tone: 'red',
    draw: (g, h) =>
      `<circle cx="24" cy="26" r="17" fill="${g}"/><rect x="20" y="3.5" width="8" height="5" rx="2.5" fill="${h}"/><circle cx="24" cy="26" r="12.5" fill="#fff" opacity=".22"/><path d="M26.5 14.5 16.5 28h6.5l-1.5 9.5 10-13.5H25z" fill="#fff"/>`,
  },
  group: {
    tone: 'violet',
    draw: (g, h) =>
      `<circle cx="33" cy="17" r="6.5" fill="${h}" opacity=".6"/><path d="M24 38c.5-8 4-12 9-12s9 4 9.5 12z" fill="${h}" opacity=".6"/><circle cx="19" cy="16" r="8" fill="${g}"/><path d="M5.5 40c.5-9.5 5.5-14 13.5-14s13 4.5 13.5 14q0 1.5-1.5 1.5H7q-1.5 0-1.5-1.5z" fill="${g}"/><path d="M14 34.5q5 4 10 0" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  },
  local: {
    tone: 'green',
    draw: (g, h) =>
      `<ellipse cx="24" cy="40" rx="13" ry="3.5" fill="${h}" opacity=".35"/><path d="M24 41S9.5 29.5 9.5 18.5a14.5 14.5 0 0 1 29 0C38.5 29.5 24 41 24 41z" fill="${g}"/><path d="M17 18.5h14v7.5H17zM15.5 14.5l1.5-3h14l1.5 3c0 2-1.4 3.3-2.9 3.3s-2.8-1.3-2.8-3c0 1.7-1.3 3-2.8 3s-2.8-1.3-2.8-3c0 1.7-1.3 3-2.8 3s-2.9-1.3-2.9-3.3z" fill="#fff"/><rect x="21.5" y="20.5" width="5" height="5.5" rx="1" fill="${h}"/>`,
  },
  movie: {
    tone: 'violet',
    draw: (g, h) =>
      `<path d="M8 14 38 7l1.5 6-30 7z" fill="${h}"/><path d="M14 12.6l4.5 5M22 10.7l4.5 5M30 8.9l4.5 5" stroke="#fff" stroke-width="2.2"/><rect x="8" y="18.5" width="32" height="22" rx="5" fill="${g}"/><path d="M21 24.5v10q0 1.2 1 .600l8.5-5q.9-.6 0-1.2l-8.5-5q-1-.600-1 .600z" fill="#fff"/>`,
  },
  car: {
    tone: 'cyan',
    draw: (g, h) =>
      `<path d="M12 22l3.5-8.5A5 5 0 0 1 20 10.5h8a5 5 0 0 1 4.5 3L36 22z" fill="${h}"/><path d="M15.5 21l2.5-6a2.5 2.5 0 0 1 2.3-1.5h7.4a2.5 2.5 0 0 1 2.3 1.5l2.5 6z" fill="#fff" opacity=".75"/><path d="M6.5 26q0-5.5 5.5-5.5h24q5.5 0 5.5 5.5v9.5q0 1.5-1.5 1.5H8q-1.5 0-1.5-1.5z" fill="${g}"/><circle cx="13" cy="28.5" r="3" fill="#FFF3C4"/><circle cx="35" cy="28.5" r="3" fill="#FFF3C4"/><path d="M19.5 29h9" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><rect x="9" y="36" width="7" height="5.5" rx="2" fill="#33414F"/><rect x="32" y="36" width="7" height="5.5" rx="2" fill="#33414F"/>`,
  },
  food: {
    tone: 'orange',
    draw: (g, h) =>
      `<path d="M17 13c-3-3 2.5-5 0-8.5M24 13c-3-3 2.5-5 0-8.5M31 13c-3-3 2.5-5 0-8.5" stroke="${h}" stroke-width="2.6" fill="none" stroke-linecap="round"/><ellipse cx="24" cy="20" rx="18.5" ry="5" fill="${h}"/><path d="M5.5 20q0 15 11 20h15q11-5 11-20-1 5.5-18.5 5.5T5.5 20z" fill="${g}"/><ellipse cx="24" cy="20" rx="14.5" ry="3.3" fill="#FFF0C9"/><path d="M12 30q2 4.5 5 6.5" stroke="#fff" stroke-width="2.5" fill="none" stroke-linecap="round" opacity=".8"/>`,
  },
  travel: {
    tone: 'teal',
    draw: (g, h) =>
      `<path d="M12 12a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6z" fill="${g}"/><path d="M15.5 13.5a3 3 0 0 1 3-3h11a3 3 0 0 1 3 3V20q0 2-2 2h-13q-2 0-2-2z" fill="#fff" opacity=".85"/><circle cx="18.5" cy="29.5" r="2.5" fill="#FFF3C4"/><circle cx="29.5" cy="29.5" r="2.5" fill="#FFF3C4"/><path d="M16 38l-4 5M32 38l4 5M14 41h20" stroke="${h}" stroke-width="2.8" stroke-linecap="round"/>`,
  },
  sign: {
    tone: 'gold',
    draw: (g, h) =>
      `<rect x="7" y="10" width="34" height="31" rx="7" fill="${g}"/><path d="M7 19.5h34V17a7 7 0 0 0-7-7H14a7 7 0 0 0-7 7z" fill="${h}"/><path d="M16 6.5v7M32 6.5v7" stroke="#A56A0A" stroke-width="3.2" stroke-linecap="round"/><path d="m17 29.5 5 5 9.5-9.5" stroke="#fff" stroke-width="3.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  exchange: {
    tone: 'teal',
    draw: (g, h) =>
      `<rect x="5.5" y="12" width="34" height="23" rx="5.5" fill="${g}"/><path d="M5.5 18h34v5h-34z" fill="${h}"/><rect x="10" y="27.5" width="11" height="3.2" rx="1.6" fill="#fff" opacity=".9"/><circle cx="35" cy="34" r="9" fill="#fff"/><circle cx="35" cy="34" r="7.3" fill="#FFB833"/><path d="M31.8 32.5h6.4l-2-2M38.2 35.8h-6.4l2 2" stroke="#fff" stroke-width="1.8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  number: {
    tone: 'blue',
    draw: (g, h) =>
      `<rect x="12" y="5" width="24" height="38" rx="6" fill="${g}"/><rect x="15.5" y="10" width="17" height="25" rx="2.5" fill="#fff" opacity=".9"/><path d="M19 28v-4M24 28v-9M29 28v-6" stroke="${h}" stroke-width="3" stroke-linecap="round"/><circle cx="24" cy="39" r="1.8" fill="#fff"/>`,
  },
  gift: {
    tone: 'pink',
    draw: (g, h) =>
      `<path d="M24 16c-3-9-12-8.5-12-3 0 4.5 7 4.5 12 3zM24 16c3-9 12-8.5 12-3 0 4.5-7 4.5-12 3z" fill="none" stroke="#FFB833" stroke-width="3"/><rect x="8.5" y="22" width="31" height="20" rx="4.5" fill="${g}"/><rect x="6" y="15" width="36" height="9" rx="3.5" fill="${h}"/><rect x="21" y="15" width="6" height="27" fill="#FFD37A"/>`,
  },
  wheel: {
    tone: 'gold',
    draw: (g, h) =>
      `<circle cx="24" cy="24" r="18.5" fill="${h}"/><circle cx="24" cy="24" r="15" fill="#FFF6DC"/><path d="M24 24V9a15 15 0 0 1 13 7.5zM24 24l13 7.5A15 15 0 0 1 24 39zM24 24l-13 7.5a15 15 0 0 1 0-15z" fill="${g}"/><circle cx="24" cy="24" r="6.5" fill="#E8341F"/><path d="M24 13.5l3.5 6h-7z" fill="#E8341F"/><circle cx="24" cy="24" r="3" fill="#fff"/>`,
  },
  store: {
    tone: 'orange',
    draw: (g, h) =>
      `<path d="M9 22v17a2.5 2.5 0 0 0 2.5 2.5h25A2.5 2.5 0 0 0 39 39V22z" fill="${g}"/><path d="M5.5 19 9.5 8.5h29L42.5 19a6 6 0 0 1-6.2 5.5 6 6 0 0 1-6.1-5.5 6.2 6.2 0 0 1-12.4 0 6 6 0 0 1-6.1 5.5A6 6 0 0 1 5.5 19z" fill="${h}"/><path d="M17.8 19a6 6 0 0 1-6.1 5.5A6 6 0 0 1 5.5 19L9.5 8.5h9.8zM30.2 19a6 6 0 0 0 6.1 5.5 6 6 0 0 0 6.2-5.5L38.5 8.5h-9.8z" fill="#fff" opacity=".28"/><rect x="19" y="29" width="10" height="12.5" rx="2" fill="#fff" opacity=".9"/>`,
  },
  paycode: {
    tone: 'red',
    draw: (g) =>
      `<rect x="6.5" y="8" width="35" height="32" rx="7" fill="${g}"/><g fill="#fff"><rect x="12" y="14" width="3" height="20" rx="1"/><rect x="17" y="14" width="1.8" height="20"/><rect x="21" y="14" width="4" height="20" rx="1"/><rect x="27" y="14" width="1.8" height="20"/><rect x="31" y="14" width="3" height="20" rx="1"/></g><path d="M4.5 24h39" stroke="#FFD37A" stroke-width="2.6" stroke-linecap="round"/>`,
  },
  all: {
    tone: 'slate',
    draw: (g) =>
      `<rect x="7" y="7" width="15" height="15" rx="5" fill="${g}"/><path d="${rosette(33.5, 14.5, 8.8)}" fill="#FF9A4D"/><rect x="7" y="26" width="15" height="15" rx="5" fill="${g}" opacity=".75"/><rect x="26" y="26" width="15" height="15" rx="5" fill="${g}" opacity=".75"/>`,
  },
} satisfies Readonly<Record<string, Glyph>>;

export type QuickIcon = keyof typeof glyphs;

export function quickIcon(name: QuickIcon, uid: string): Drawing {
  const { tone, draw }: Glyph = glyphs[name];
  const [light, deep] = tones[tone];
  return {
    width: 48,
    height: 48,
    body: `<defs>${linearGradient(
      uid,
      [
        [0, light],
        [1, deep],
      ],
      0,
      0,
      0.8,
      1,
    )}</defs>${draw(`url(#${uid})`, deep)}`,
  };
}
