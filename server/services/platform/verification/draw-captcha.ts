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
/** Round decoys reach this far beyond the petal, and fade there. */
const margin = 12;
const patchSize = size + 2 * margin;
const discSize = size + 6;
const petal = new Path2D(petalPath(-size / 2, -size / 2, size));

/**
 * Draws a picture with a missing petal, and the petal. The position is in the pixels only, and decoys in the same row mislead simple
 * image search: the gap is a hatched petal over another part of the picture, hardly darker or brighter than its surroundings; a round
 * patch is hatched more strongly, a dashed petal has stronger edges, and the petal's own content stands elsewhere, as it is and darkened.
 */
export function drawCaptcha(random: Random = (below) => randomInt(below)): DrawnCaptcha {
  const between = (from: number, to: number): number => from + random(to - from);
  const targetX = between(size + 10, width - size - 4);
  const pieceY = between(8, height - size - 8);
  const turn = (random(90) * Math.PI) / 180;
  const taken = [targetX];
  /** A place in the row, away from the gap and, where there is room, from the other decoys. */
  const elsewhere = (): number => {
    for (let tries = 0; ; tries += 1) {
      const x = between(size, width - size);
      const apart = Math.min(...taken.map((other) => Math.abs(x - other)));
      // After many tries the row is full, and decoys may overlap each other.
      if (Math.abs(x - targetX) < apartPx || apart < patchSize - tries) continue;
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
  const hatched = patch(discSize, (pen) => {
    pen.fillStyle = 'rgba(255,255,255,.4)';
    pen.fillRect(0, 0, discSize, discSize);
    hatch(pen, discSize, { strength: 0.65, turn: turn + 1 });
  });
  const image = sheet(width, height, (pen) => {
    const paste = (what: Canvas, side: number) => {
      const beyond = (side - size) / 2;
      pen.drawImage(what, elsewhere() - beyond, pieceY - beyond, side, side);
    };
    pen.drawImage(whole, 0, 0, width, height);
    for (const content of [darkCopy, copy]) paste(content, patchSize);
    paste(hatched, discSize);
    dashPetal(pen, { x: elsewhere(), y: pieceY, turn });
    const shift = between(60, 120) * (random(2) === 0 ? 1 : -1);
    insidePetal(pen, { x: targetX, y: pieceY, turn }, () => {
      pen.drawImage(whole, shift, random(20) - 10, width, height);
      pen.translate(targetX, pieceY);
      hatch(pen, size, { strength: 0.36, turn: turn + 0.4 });
    });
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

/** A petal of short dark and light strokes, without a fill. */
function dashPetal(pen: SKRSContext2D, { x, y, turn }: PetalAt): void {
  pen.save();
  pen.translate(x + size / 2, y + size / 2);
  pen.rotate(turn);
  pen.lineWidth = 2;
  pen.setLineDash([4, 6]);
  for (const [offset, colour] of [
    [0, 'rgba(255,255,255,.9)'],
    [5, 'rgba(12,16,32,.6)'],
  ] as const) {
    pen.lineDashOffset = offset;
    pen.strokeStyle = colour;
    pen.stroke(petal);
  }
  pen.restore();
}

/** Light and dark lines in turn, which leave the brightness as it is. */
function hatch(
  pen: SKRSContext2D,
  side: number,
  { strength, turn }: { readonly strength: number; readonly turn: number },
): void {
  pen.save();
  pen.translate(side / 2, side / 2);
  pen.rotate(turn);
  for (let offset = -side; offset < side; offset += 6) {
    pen.fillStyle = `rgba(255,255,255,${strength * 0.9})`;
    pen.fillRect(offset, -side, 2, 2 * side);
    pen.fillStyle = `rgba(12,16,32,${strength})`;
    pen.fillRect(offset + 3, -side, 2, 2 * side);
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
