import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { clips } from './clips.ts';
import { clipScene, clipSize, framesPerSecond, seconds, type Clip } from './clip-scene.ts';

/**
 * Draws the clips of the video page and encodes them with ffmpeg into web/public/clips. The files are in the repository,
 * so neither the build nor the product needs ffmpeg: run it after a change of a scene.
 */
const folder = 'web/public/clips';
const frames = seconds * framesPerSecond;
/** Five tones of the pentatonic scale, in half tones. */
const scale = [0, 2, 4, 7, 9, 7, 4, 2];

/** The inside of an object's drawing. */
const artOf = (name: string): string =>
  readFileSync(`web/public/art/goods/${name}.svg`, 'utf8').replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** One soft tone a second. */
const tones = ({ note }: Clip): string =>
  scale
    .slice(0, seconds)
    .map((step, at) => {
      const hertz = (220 * 2 ** ((note + step) / 12)).toFixed(2);
      return `between(t\\,${at}\\,${at + 1})*0.25*sin(2*PI*${hertz}*t)*exp(-3*(t-${at}))`;
    })
    .join('+');

async function makeClip(clip: Clip): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'clip-'));
  const art = artOf(clip.art);
  try {
    for (let frame = 0; frame < frames; frame += 1) {
      const canvas = createCanvas(clipSize.width, clipSize.height);
      const picture = await loadImage(Buffer.from(clipScene(clip, frame / frames, art)));
      canvas.getContext('2d').drawImage(picture, 0, 0, clipSize.width, clipSize.height);
      writeFileSync(join(work, `${String(frame).padStart(4, '0')}.png`), await canvas.encode('png'));
      if (frame === 0) writeFileSync(`${folder}/${clip.id}.webp`, await canvas.encode('webp', 72));
    }
    const video = '-c:v libx264 -profile:v main -preset veryslow -crf 31 -pix_fmt yuv420p';
    const audio = '-c:a aac -b:a 24k -ac 1 -shortest';
    const exact = '-fflags +bitexact -flags:v +bitexact -flags:a +bitexact -map_metadata -1';
    execFileSync('ffmpeg', [
      ...`-v error -y -framerate ${framesPerSecond} -i ${join(work, '%04d.png')} -f lavfi -i`.split(' '),
      `aevalsrc=${tones(clip)}:s=24000:d=${seconds}`,
      ...`${video} -g ${framesPerSecond * 2} ${audio} -movflags +faststart ${exact}`.split(' '),
      `${folder}/${clip.id}.mp4`,
    ]);
  } finally {
    rmSync(work, { recursive: true });
  }
}

mkdirSync(folder, { recursive: true });
for (const clip of clips) await makeClip(clip);
