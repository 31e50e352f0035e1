import type { Page } from 'playwright-core';

const density = 2;

/** The gap's position in the picture's own units: where the darkened pixels fit the piece best. */
export async function captchaGap(page: Page): Promise<number> {
  await page.locator('dialog[open] img').nth(1).waitFor();
  const found = await page.evaluate(async () => {
    const [picture, piece] = [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')];
    if (!picture || !piece) throw new Error('no puzzle is open');
    await Promise.all([picture.decode(), piece.decode()]);
    const pixels = (image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      return pen.getImageData(0, 0, canvas.width, canvas.height);
    };
    const whole = pixels(picture);
    const part = pixels(piece);
    const scale = picture.naturalWidth / picture.getBoundingClientRect().width;
    const top = Math.round((piece.getBoundingClientRect().top - picture.getBoundingClientRect().top) * scale);
    const inside = { from: Math.round(part.width * 0.3), to: Math.round(part.width * 0.7) };
    const misfit = (left: number): number => {
      let sum = 0;
      for (let y = inside.from; y < inside.to; y += 4) {
        for (let x = inside.from; x < inside.to; x += 4) {
          const a = (y * part.width + x) * 4;
          const b = ((top + y) * whole.width + left + x) * 4;
          for (let c = 0; c < 3; c += 1)
            sum += Math.abs((part.data[a + c] ?? 0) * 0.55 - (whole.data[b + c] ?? 0));
        }
      }
      return sum;
    };
    let best = 0;
    for (let left = 1; left <= whole.width - part.width; left += 1)
      if (misfit(left) < misfit(best)) best = left;
    return best;
  });
  return found / density;
}
