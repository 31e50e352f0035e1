import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { tabIconDrawing } from '#web/art/tab-icon-drawing.ts';
import { folder } from './install.ts';

/** The size the chat app recommends for tab icons, which must be pictures of points. */
const size = 81;
const names = ['home', 'category', 'watch', 'mine'] as const;
const inks = { '': '#574c45', '-dark': '#cbbfb6' };

/** Draws the web's tab icons as PNG files: `node tooling/run.mjs tooling/mini-program/draw-tab-icons.ts`. */
const to = join(folder, 'src/art/tab');
mkdirSync(to, { recursive: true });
for (const name of names) {
  for (const [suffix, ink] of Object.entries(inks))
    await draw(`${name}${suffix}`, tabIconDrawing(name, false, 'a').body.replaceAll('currentColor', ink));
  await draw(
    `${name}-on`,
    tabIconDrawing(name, true, 'a').body.replace(
      /style="stop-color:var\([\w-]+,(#\w+)\)"/g,
      'stop-color="$1"',
    ),
  );
}

async function draw(name: string, body: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">${body}</svg>`;
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0, size, size);
  writeFileSync(join(to, `${name}.png`), canvas.toBuffer('image/png'));
}
