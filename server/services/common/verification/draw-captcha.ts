import { randomInt } from 'node:crypto';
import { Path2D, createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { captchaSize, paintScene, petalPath } from './scene.ts';

export interface DrawnCaptcha {
  readonly image: string;
  readonly piece: string;
  readonly targetX: number;
  readonly pieceY: number;
}

const { width, height, piece: size } = captchaSize;
const density = 2;

/** Draws a picture with a missing petal, and the petal. The position is in the pixels only. */
export async function drawCaptcha(): Promise<DrawnCaptcha> {
  const targetX = randomInt(size + 24, width - size - 6);
  const pieceY = randomInt(10, height - size - 10);
  const hole = new Path2D(petalPath(targetX, pieceY, size));
  const whole = sheet(width, height, (pen) => paintScene(pen, (below) => randomInt(below)));

  const piece = sheet(size, size, (pen) => {
    pen.translate(-targetX, -pieceY);
    pen.save();
    pen.clip(hole);
    pen.drawImage(whole, 0, 0, width, height);
    pen.restore();
    pen.strokeStyle = '#fff';
    pen.lineWidth = 2.4;
    pen.stroke(hole);
  });
  const image = sheet(width, height, (pen) => {
    pen.drawImage(whole, 0, 0, width, height);
    pen.fillStyle = 'rgba(0,0,0,.45)';
    pen.fill(hole);
    pen.strokeStyle = 'rgba(255,255,255,.8)';
    pen.lineWidth = 1.2;
    pen.stroke(hole);
  });
  const [imageUrl, pieceUrl] = await Promise.all([dataUrl(image), dataUrl(piece)]);
  return { image: imageUrl, piece: pieceUrl, targetX, pieceY };
}

function sheet(w: number, h: number, paint: (pen: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(w * density, h * density);
  const pen = canvas.getContext('2d');
  pen.scale(density, density);
  paint(pen);
  return canvas;
}

const dataUrl = async (canvas: Canvas): Promise<string> =>
  `data:image/webp;base64,${(await canvas.encode('webp', 80)).toString('base64')}`;
