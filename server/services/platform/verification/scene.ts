import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { captchaSize } from './captcha-size.ts';

export type Random = (below: number) => number;

interface Hour {
  readonly sky: readonly [string, string];
  readonly sun: string;
  readonly hills: readonly [string, string];
  readonly stone: string;
  readonly water: readonly [string, string];
}

const noon: Hour = {
  sky: ['#BFE3F7', '#E9F6FB'],
  sun: '#FFF6D6',
  hills: ['#8FC3A8', '#5E9E86'],
  stone: '#4C6A70',
  water: ['#8CCBE0', '#3F93B8'],
};
const hours: readonly Hour[] = [
  noon,
  {
    sky: ['#FFD59E', '#FFB48C'],
    sun: '#FFF1CE',
    hills: ['#E58F78', '#B96465'],
    stone: '#7A4046',
    water: ['#7FB6D6', '#4A8AB4'],
  },
  {
    sky: ['#2E3A6E', '#6A5A9C'],
    sun: '#F6EFD2',
    hills: ['#4A4C86', '#34366A'],
    stone: '#20224A',
    water: ['#4E6BA6', '#2A3F78'],
  },
  {
    sky: ['#F9DCE4', '#F7BFC7'],
    sun: '#FFFFFF',
    hills: ['#C68AA6', '#9B6690'],
    stone: '#5C3B63',
    water: ['#A9C4E4', '#6C8FC4'],
  },
];

/** The garden window's four petals, drawn in a box of `size` at (x, y). */
export const petalPath = (x: number, y: number, size: number): string => {
  const c = size / 2;
  const reach = size * 0.2529;
  const r = size * 0.2542;
  const at = (dx: number, dy: number) => `${(x + c + dx).toFixed(2)} ${(y + c + dy).toFixed(2)}`;
  return `M${at(-reach, -reach)}A${r} ${r} 0 0 1 ${at(reach, -reach)}A${r} ${r} 0 0 1 ${at(reach, reach)}A${r} ${r} 0 0 1 ${at(-reach, reach)}A${r} ${r} 0 0 1 ${at(-reach, -reach)}Z`;
};

/** The picture of the slider captcha: a water town with a random time of day and layout. */
export function paintScene(pen: SKRSContext2D, random: Random): void {
  const { width: w, height: h } = captchaSize;
  const hour = hours[random(hours.length)] ?? noon;
  const shore = h - 36 - random(12);
  const fill = (path: string, colour: string) => {
    pen.fillStyle = colour;
    pen.fill(new Path2D(path));
  };
  const stroke = (path: string, colour: string, width: number) => {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(new Path2D(path));
  };
  const wash = (top: number, bottom: number, [from, to]: readonly [string, string]) => {
    const gradient = pen.createLinearGradient(0, top, 0, bottom);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    pen.fillStyle = gradient;
    pen.fillRect(0, top, w, bottom - top);
  };
  const hill = (lift: number, colour: string) =>
    fill(
      `M0 ${shore - lift}q${50 + random(40)} ${-40 - random(40)} ${120 + random(30)} -6t${100 + random(30)} 4t140 -10V${h}H0Z`,
      colour,
    );
  const disc = (x: number, y: number, r: number, colour: string) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, r, 0, Math.PI * 2);
    pen.fill();
  };

  wash(0, h, hour.sky);
  disc(30 + random(w - 60), 24 + random(40), 18 + random(12), hour.sun);
  hill(14 + random(20), hour.hills[0]);
  hill(random(10), hour.hills[1]);
  wash(shore, h, hour.water);
  const bridge = 20 + random(150);
  fill(`M${bridge} ${shore + 2}q6-12 14-12q40-44 76 0q10 0 14 12h-26q-8-22-28-22t-26 22Z`, hour.stone);
  stroke(`M${bridge + 4} ${shore - 10}q48-52 96 0`, hour.stone, 4);
  const boat = 10 + random(220);
  fill(`M${boat} ${shore + 12}q4 12 14 12h28q10 0 14-12Z`, hour.stone);
  fill(`M${boat + 14} ${shore + 12}q2-13 14-13t14 13Z`, hour.hills[1]);
  stroke(`M${random(w - 60)} ${shore + 24}q8-6 16 0t16 0 16 0`, 'rgba(255,255,255,.6)', 2);
  for (let i = 0; i < 14; i += 1)
    disc(random(w), random(h), 1 + random(3), `rgba(255,255,255,.${1 + random(3)})`);
  // A grain, so that no two places look the same to image search.
  for (let i = 0; i < 160; i += 1)
    disc(random(w), random(h), 2 + random(6), `rgba(${random(2) === 0 ? '255,255,255' : '20,30,50'},.05)`);
}
