import { drawPoster, posterSize, type Poster } from './draw-poster.ts';

/** The poster as a PNG in a data URL, which the content policy allows. Without its picture it is still a poster. */
export async function makePoster(poster: Poster, art: string): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = posterSize.width;
  canvas.height = posterSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  drawPoster(context, poster, await loaded(art));
  return canvas.toDataURL('image/png');
}

/** Undefined when it cannot be loaded. */
const loaded = (url: string): Promise<HTMLImageElement | undefined> =>
  new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => resolve(undefined));
    image.src = url;
  });
