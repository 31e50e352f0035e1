import type { Drawing } from './drawing.ts';

/** The drawing as a standalone SVG file. */
export function toSvg({ width, height, body, fit }: Drawing): string {
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${fit ? ` preserveAspectRatio="${fit}"` : ''}`;
  return shorten(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${body}</svg>`);
}

const shorten = (svg: string): string =>
  svg
    .replaceAll('\n', '')
    .replace(/\d+\.\d{4,}/g, (number) => String(Math.round(Number(number) * 1000) / 1000));
