import { names } from '#core/config/names.ts';
import { qrModules } from '#core/rules/format/shown-codes/qr-modules.ts';

interface Poster {
  /** What the code leads to. */
  readonly link: string;
  readonly rights: readonly { readonly name: string; readonly picture: string }[];
}

const size = { width: 810, height: 1260 };
const edge = 60;
const ink = {
  ground: '#FFFFFF',
  text: '#1B1613',
  soft: '#4E4740',
  from: '#4727B3',
  to: '#6A45E6',
  on: '#FFFFFF',
};
const font = (px: number, weight = 400): string =>
  `${weight} ${px}px -apple-system, "PingFang SC", "Noto Sans CJK SC", sans-serif`;

/** The poster as a picture, always in light colours, because it is shared. */
export async function paintPoster({ link, rights }: Poster): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const on = canvas.getContext('2d');
  if (!on) throw new Error('this browser paints nothing');
  const pictures = await Promise.all(rights.map(({ picture }) => loaded(picture)));
  on.fillStyle = ink.ground;
  on.fillRect(0, 0, size.width, size.height);
  head(on);
  rights.forEach(({ name }, at) => tile(on, at, name, pictures[at]));
  code(on, link);
  return canvas.toDataURL('image/png');
}

function head(on: CanvasRenderingContext2D): void {
  const sweep = on.createLinearGradient(0, 0, size.width, 260);
  sweep.addColorStop(0, ink.from);
  sweep.addColorStop(1, ink.to);
  on.fillStyle = sweep;
  on.fillRect(0, 0, size.width, 260);
  write(on, names.product, edge, 70, { px: 30, colour: ink.on });
  write(on, '会员任我选', edge, 150, { px: 72, weight: 600, colour: ink.on });
  write(on, '爱看哪个选哪个，每月换着来', edge, 212, { px: 34, colour: ink.on });
}

/** Three in a row. */
function tile(
  on: CanvasRenderingContext2D,
  at: number,
  name: string,
  picture: HTMLImageElement | undefined,
): void {
  const [x, y] = [edge + (at % 3) * 240, 300 + Math.floor(at / 3) * 280];
  if (picture) on.drawImage(picture, x, y, 210, 210);
  on.textAlign = 'center';
  write(on, name, x + 105, y + 248, { px: 26, colour: ink.soft });
  on.textAlign = 'left';
}

function code(on: CanvasRenderingContext2D, link: string): void {
  const { side, path } = qrModules(link);
  const width = 320;
  on.save();
  on.translate(edge - 20, 890);
  on.scale(width / side, width / side);
  on.fillStyle = ink.text;
  on.fill(new Path2D(path));
  on.restore();
  write(on, '扫一扫，一起选', 400, 1030, { px: 40, weight: 600, colour: ink.text });
  write(on, '打开小程序', 400, 1086, { px: 28, colour: ink.soft });
  write(on, '每月选一种喜欢的会员', 400, 1128, { px: 28, colour: ink.soft });
}

function write(
  on: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { px, weight, colour }: { px: number; weight?: number; colour: string },
): void {
  on.font = font(px, weight);
  on.fillStyle = colour;
  on.fillText(text, x, y);
}

/** A picture that does not come is left out: the code matters. */
const loaded = (src: string): Promise<HTMLImageElement | undefined> =>
  new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => resolve(undefined));
    image.src = src;
  });
