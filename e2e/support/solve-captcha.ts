import type { Page } from 'playwright-core';
import { codes } from '#core/contract/envelope.ts';
import { captchaGap } from './captcha-gap.ts';

const pieceAt = async (page: Page): Promise<number> => Number(await page.getByRole('slider').inputValue());
/** The server refuses solutions that are quicker than a hand. */
const keyStrokeMs = 25;
const maxTries = 3;

/** Drags the knob until the piece covers the gap. */
export const dragCaptcha = (page: Page): Promise<void> =>
  solve(page, async (gap) => {
    const box = await page.getByRole('slider').boundingBox();
    if (!box) throw new Error('no slider');
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Each step reads the position in the page, so the steps are long until the gap is near.
    for (let moved = 0, left = gap; moved < 400 && left > 1; left = gap - (await pieceAt(page))) {
      moved += left > 40 ? 12 : 2;
      await page.mouse.move(x + moved, y + (moved % 5));
    }
    await page.mouse.up();
  });

/** Moves the piece by arrow keys alone. */
export const keyCaptcha = (page: Page): Promise<void> =>
  solve(page, async (gap) => {
    const press = (key: string) => page.keyboard.press(key, { delay: keyStrokeMs });
    await page.getByRole('slider').focus();
    while ((await pieceAt(page)) < gap - 10) await press('Shift+ArrowRight');
    while ((await pieceAt(page)) < gap - 1) await press('ArrowRight');
    await press('Enter');
  });

/** A missed gap brings the next picture, which is tried again. */
async function solve(page: Page, move: (gap: number) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const picture = await page.locator('dialog[open] img').first().getAttribute('src');
    const judged = page.waitForResponse(/captcha\/v2\/check/);
    await move(await captchaGap(page));
    const { code } = (await (await judged).json()) as { code: string };
    if (code === codes.ok) return;
    if (tries === maxTries) throw new Error(`the puzzle was not solved in ${maxTries} tries`);
    await page.waitForFunction(
      (old) => document.querySelector('dialog[open] img')?.getAttribute('src') !== old,
      picture,
    );
  }
}
