import { createCanvas } from '@napi-rs/canvas';

interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  readonly type?: 'jpeg' | 'png' | 'webp';
  /** Another one is another picture. */
  readonly seed?: number;
}

let made = 0;

/** A picture with the grain of a photograph: a dusk over water, the left half lighter than the right. */
export async function aPhoto({
  width = 1_200,
  height = 800,
  type = 'jpeg',
  seed = (made += 1) + (Date.now() % 1_000_000),
}: PhotoOptions = {}): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#34558b');
  sky.addColorStop(0.55, '#ffb48c');
  sky.addColorStop(1, '#1f4e5f');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  let state = seed;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  for (let at = 0; at < 2_500; at += 1) {
    pen.fillStyle = `rgba(${Math.floor(random() * 255)},${Math.floor(random() * 200)},90,.12)`;
    pen.fillRect(random() * width, random() * height, (random() * width) / 14, 3);
  }
  pen.fillStyle = 'rgba(255,255,255,.35)';
  pen.fillRect(0, 0, width / 2, height);
  return type === 'png' ? canvas.encode('png') : canvas.encode(type, 88);
}

/** A JPEG as a phone makes it: EXIF with its turn and the place, in front of the picture. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const tag = (id: number, type: number, count: number, value: number): Buffer => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16LE(id, 0);
    entry.writeUInt16LE(type, 2);
    entry.writeUInt32LE(count, 4);
    entry.writeUInt32LE(value, 8);
    return entry;
  };
  const tiff = Buffer.concat([
    Buffer.from('49492a0008000000', 'hex'),
    // Two entries, of which the second leads to the places' own list of one.
    Buffer.from('0200', 'hex'),
    tag(0x0112, 3, 1, orientation),
    tag(0x8825, 4, 1, 38),
    Buffer.from('000000000100', 'hex'),
    tag(0x0001, 2, 2, 0x4e),
    Buffer.alloc(4),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, gps]);
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A text that is easy to find in a file. */
const gps = Buffer.from('GPS 31.2990N 120.5853E');
