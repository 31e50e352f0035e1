/** A clip: an object of ours on the water of a Jiangsu evening, morning or night. */
export interface Clip {
  readonly id: string;
  /** A drawing of web/public/art/goods without its stage. */
  readonly art: string;
  readonly light: keyof typeof lights;
  readonly falling: 'petals' | 'leaves' | 'lanterns' | 'stars';
  /** The first note, in half tones from A3. */
  readonly note: number;
}

interface Light {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly hills: readonly [string, string];
  readonly water: readonly [string, string];
  readonly falling: string;
}

/** The hours of the scene; the lower half is dark, because the page writes on it. */
const lights = {
  dusk: {
    sky: ['#2B2148', '#DB6A6C', '#FFBE8E'],
    sun: '#FFF3D6',
    hills: ['#A4546E', '#6B3A60'],
    water: ['#E37A78', '#241A38'],
    falling: '#FFC3B8',
  },
  morning: {
    sky: ['#2F5E8C', '#86C0D8', '#FCE9C8'],
    sun: '#FFFBE8',
    hills: ['#5E9E86', '#3C7468'],
    water: ['#86BFC8', '#142A38'],
    falling: '#BFE3B0',
  },
  night: {
    sky: ['#0E1230', '#2A2E66', '#5A4A8C'],
    sun: '#F6EFD2',
    hills: ['#3A3C74', '#24264E'],
    water: ['#4A4E90', '#0E1024'],
    falling: '#FFD88A',
  },
  autumn: {
    sky: ['#4A2A1E', '#C8703A', '#FFD59E'],
    sun: '#FFF1CE',
    hills: ['#A45A38', '#6E3A2C'],
    water: ['#D08A58', '#2A1812'],
    falling: '#FFB25E',
  },
} as const satisfies Readonly<Record<string, Light>>;

export const clipSize = { width: 360, height: 780 } as const;
export const seconds = 8;
export const framesPerSecond = 15;

const house = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0V-34H46V0z" fill="#F4E4DA"/><path d="M46 0V-26H82V0z" fill="#E3CBC2"/><path d="M-5-33Q0-36 3-44H43Q46-36 51-33z" fill="#33283A"/><path d="M44-25Q48-28 50-34H80Q82-28 87-25z" fill="#2A2132"/><path d="M9 0V-15H19V0z" fill="#5A3B44"/><rect x="26" y="-22" width="12" height="10" rx="1" fill="#FFD28A"/><rect x="56" y="-16" width="14" height="9" rx="1" fill="#FFD28A"/></g>`;

const shapes: Readonly<Record<Clip['falling'], string>> = {
  petals: '<ellipse rx="4" ry="7"/>',
  leaves: '<path d="M0-9q7 7 0 18-7-11 0-18z"/>',
  lanterns:
    '<rect x="-6" y="-8" width="12" height="15" rx="5"/><path d="M0 7v5" stroke="#FFD88A" stroke-width="1.5"/>',
  stars: '<circle r="2"/>',
};

/** Sixteen things that fall, rise or twinkle, each on a path that closes with the clip. */
function fallen(clip: Clip, at: number, colour: string): string {
  const each = Array.from({ length: 16 }, (_, index) => {
    const phase = (at + index / 16) % 1;
    const x = (index * 97) % clipSize.width;
    const sway = Math.sin((phase * 2 + index) * Math.PI) * 14;
    const y = clip.falling === 'lanterns' ? 560 - phase * 560 : -20 + phase * 520;
    const opacity =
      clip.falling === 'stars' ? 0.4 + 0.6 * Math.abs(Math.sin((at * 4 + index) * Math.PI)) : 0.85;
    const place = clip.falling === 'stars' ? `${x} ${(index * 61) % 300}` : `${x + sway} ${y}`;
    return `<g transform="translate(${place}) rotate(${Math.round(phase * 360 + index * 40)})" opacity="${opacity.toFixed(2)}">${shapes[clip.falling]}</g>`;
  });
  return `<g fill="${colour}">${each.join('')}</g>`;
}

/** The picture of a clip at a moment from 0 to 1; the end meets the beginning. `art` is the inside of the object's drawing. */
export function clipScene(clip: Clip, at: number, art: string): string {
  const { sky, sun, hills, water, falling } = lights[clip.light];
  const turn = at * 2 * Math.PI;
  const { width, height } = clipSize;
  const bob = Math.sin(turn * 2) * 5;
  const boat = -80 + at * (width + 160);
  const ripples = Array.from({ length: 9 }, (_, index) => {
    const shift = Math.sin(turn + index) * 12;
    return `<path d="M${20 + ((index * 83) % 300) + shift} ${396 + index * 20}h${34 + (index % 3) * 18}"/>`;
  }).join('');
  const rings = [0, 0.5].map((start) => {
    const grown = (at * 2 + start) % 1;
    return `<ellipse cx="180" cy="470" rx="${70 + grown * 110}" ry="${12 + grown * 20}" stroke-opacity="${(0.55 * (1 - grown)).toFixed(2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".62" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient>
<linearGradient id="lake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${water[0]}"/><stop offset=".6" stop-color="${water[1]}"/></linearGradient></defs>
<rect width="${width}" height="382" fill="url(#sky)"/><circle cx="${122 + Math.sin(turn) * 6}" cy="${300 + Math.cos(turn) * 8}" r="120" fill="${sun}" opacity=".18"/><circle cx="${122 + Math.sin(turn) * 6}" cy="${300 + Math.cos(turn) * 8}" r="38" fill="${sun}"/>
<path d="M0 344Q56 294 118 329T240 305Q305 277 360 320V382H0z" fill="${hills[0]}" opacity=".8"/><path d="M0 362Q74 325 157 355T305 338Q338 331 360 344V382H0z" fill="${hills[1]}"/>
<rect y="376" width="${width}" height="${height - 376}" fill="url(#lake)"/>${house(14, 380, 0.95)}${house(250, 382, 1.1)}${house(116, 379, 0.58)}
<g stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none" stroke-linecap="round">${ripples}</g>
<g transform="translate(${boat.toFixed(1)} ${(430 + Math.sin(turn * 3) * 2).toFixed(1)}) scale(.8)"><path d="M0 0q34 14 70 0-6 16-18 17H18Q6 16 0 0z" fill="#2E2033"/><path d="M18 1q17-24 34 0z" fill="#7A4636"/><path d="M60-2 74-40" stroke="#2E2033" stroke-width="2.4"/></g>
<g fill="none" stroke="#fff" stroke-width="2.2">${rings.join('')}</g>
<g transform="translate(60 ${(236 + bob).toFixed(1)})"><svg viewBox="0 0 240 240" width="240" height="240">${art}</svg></g>${fallen(clip, at, falling)}</svg>`;
}
