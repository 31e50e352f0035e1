import { randomInt } from 'node:crypto';
import { Path2D, createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { captchaSize } from './captcha-size.ts';
import { paintScene, petalPath, type Random } from './scene.ts';

export interface DrawnCaptcha {
  readonly image: string;
  readonly piece: string;
  readonly targetX: number;
  readonly pieceY: number;
}

const { width, height, piece: size } = captchaSize;
const density = 2;
/** Decoys are at least this far from the gap: nearer, a user could not distinguish them. */
const apartPx = 36;
/** A decoy that is seen is farther, so that it neither covers the gap nor makes edges as far apart as the gap's. */
const clearPx = size + 8;
/** Round decoys reach this far beyond the petal, and fade there. */
const margin = 12;
const patchSize = size + 2 * margin;
const petal = new Path2D(petalPath(-size / 2, -size / 2, size));
const [reach, radius] = [size / 2, size / 2 + 3];
/** Holes that the piece does not fit: a person sees it at once. */
const circle = new Path2D(
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`,
);
const square = new Path2D(`M${-reach} ${-reach}H${reach}V${reach}H${-reach}Z`);

/**
 * Draws a picture with a missing petal, and the petal. A person sees one outlined petal, and beside it a hole of another shape. The
 * position is in the pixels only, and decoys in the same row mislead simple image search: the gap is a hatched petal over another part of
 * the picture, hardly darker or brighter than its surroundings; the other hole is brighter and has stronger edges everywhere, and the
 * petal's own content stands elsewhere, as it is and darkened.
 */
export function drawCaptcha(random: Random = (below) => randomInt(below)): DrawnCaptcha {
  const between = (from: number, to: number): number => from + random(to - from);
  const targetX = between(size + 10, width - size - 4);
  const pieceY = between(8, height - size - 8);
  const turn = (random(90) * Math.PI) / 180;
  const taken = [targetX];
  /** A place in the row, so far from the gap and, where there is room, away from the other decoys. */
  const elsewhere = (fromGap: number): number => {
    for (let tries = 0; ; tries += 1) {
      const x = between(size, width - size);
      const apart = Math.min(...taken.map((other) => Math.abs(x - other)));
      // After many tries the row is full, and decoys may overlap each other.
      if (Math.abs(x - targetX) < fromGap || apart < patchSize - tries) continue;
      taken.push(x);
      return x;
    }
  };
  const whole = sheet(width, height, (pen) => paintScene(pen, random));

  const piece = sheet(size, size, (pen) =>
    insidePetal(pen, { x: 0, y: 0, turn }, () => pen.drawImage(whole, -targetX, -pieceY, width, height)),
  );
  const paintContent = (pen: SKRSContext2D) =>
    pen.drawImage(whole, margin - targetX, margin - pieceY, width, height);
  const copy = patch(patchSize, paintContent);
  const darkCopy = patch(patchSize, (pen) => {
    paintContent(pen);
    pen.fillStyle = 'rgba(0,0,0,.4)';
    pen.fillRect(0, 0, patchSize, patchSize);
  });
  const holeX = elsewhere(clearPx);
  const image = sheet(width, height, (pen) => {
    const paste = (what: Canvas, x: number) =>
      pen.drawImage(what, x - margin, pieceY - margin, patchSize, patchSize);
    pen.drawImage(whole, 0, 0, width, height);
    for (const content of [copy, darkCopy]) paste(content, elsewhere(apartPx));
    paste(otherHole(random(2) === 0 ? circle : square, turn + 1), holeX);
    const shift = between(60, 120) * (random(2) === 0 ? 1 : -1);
    insidePetal(pen, { x: targetX, y: pieceY, turn }, () => {
      pen.drawImage(whole, shift, random(20) - 10, width, height);
      pen.translate(targetX, pieceY);
      hatch(pen, size, { strength: 0.32, turn: turn + 0.4 });
    });
    outlinePetal(pen, { x: targetX, y: pieceY, turn });
  });
  return { image: dataUrl(image), piece: dataUrl(piece), targetX, pieceY };
}

interface PetalAt {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Paints only what is inside of the petal; the canvas keeps its own directions. */
function insidePetal(pen: SKRSContext2D, { x, y, turn }: PetalAt, paint: () => void): void {
  pen.save();
  pen.translate(x + size / 2, y + size / 2);
  pen.rotate(turn);
  pen.clip(petal);
  pen.rotate(-turn);
  pen.translate(-x - size / 2, -y - size / 2);
  paint();
  pen.restore();
}

/** Draws a light outline with a dark one around it, seen on every ground. */
function outline(
  pen: SKRSContext2D,
  shape: Path2D,
  { light, dark }: Readonly<Record<'light' | 'dark', number>>,
): void {
  pen.lineWidth = 3.5;
  pen.strokeStyle = `rgba(12,16,32,${dark})`;
  pen.stroke(shape);
  pen.lineWidth = 2;
  pen.strokeStyle = `rgba(255,255,255,${light})`;
  pen.stroke(shape);
}

function outlinePetal(pen: SKRSContext2D, { x, y, turn }: PetalAt): void {
  pen.save();
  pen.translate(x + reach, y + reach);
  pen.rotate(turn);
  outline(pen, petal, { light: 0.82, dark: 0.28 });
  pen.restore();
}

/** A hole of another shape in the middle of a patch, brighter than the gap and with more edges. */
const otherHole = (shape: Path2D, turn: number): Canvas =>
  sheet(patchSize, patchSize, (pen) => {
    pen.translate(patchSize / 2, patchSize / 2);
    pen.save();
    pen.clip(shape);
    pen.translate(-patchSize / 2, -patchSize / 2);
    pen.fillStyle = 'rgba(255,255,255,.8)';
    pen.fillRect(0, 0, patchSize, patchSize);
    hatch(pen, patchSize, { strength: 0.95, turn });
    pen.restore();
    outline(pen, shape, { light: 0.95, dark: 0.55 });
  });

/** Light and dark lines in turn, which leave the brightness as it is. */
function hatch(
  pen: SKRSContext2D,
  side: number,
  { strength, turn }: { readonly strength: number; readonly turn: number },
): void {
  pen.save();
  pen.translate(side / 2, side / 2);
  pen.rotate(turn);
  for (let offset = -side; offset < side; offset += 4) {
    pen.fillStyle = `rgba(255,255,255,${strength * 0.9})`;
    pen.fillRect(offset, -side, 2, 2 * side);
    pen.fillStyle = `rgba(12,16,32,${strength})`;
    pen.fillRect(offset + 2, -side, 2, 2 * side);
  }
  pen.restore();
}

/** A round picture that fades towards its edge, so that it has no outline where it is pasted. */
const patch = (side: number, paint: (pen: SKRSContext2D) => void): Canvas =>
  sheet(side, side, (pen) => {
    paint(pen);
    const half = side / 2;
    const fade = pen.createRadialGradient(half, half, half * 0.75, half, half, half);
    fade.addColorStop(0, 'rgba(0,0,0,1)');
    fade.addColorStop(1, 'rgba(0,0,0,0)');
    pen.globalCompositeOperation = 'destination-in';
    pen.fillStyle = fade;
    pen.fillRect(0, 0, side, side);
  });

function sheet(w: number, h: number, paint: (pen: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(w * density, h * density);
  const pen = canvas.getContext('2d');
  pen.scale(density, density);
  paint(pen);
  return canvas;
}

/** Encoded on this thread: the asynchronous form uses the pool that compresses documents, at the priority of requests. */
const dataUrl = (canvas: Canvas): string =>
  `data:image/webp;base64,${canvas.encodeSync('webp', 80).toString('base64')}`;
