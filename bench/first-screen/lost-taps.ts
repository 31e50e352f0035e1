import type { Page } from 'playwright-core';
import { onFreshPhone } from './open-visit.ts';
import type { Visit } from './visits.ts';

/** How long the page's script is delayed. */
const delayMs = 3_000;
const mainScript = '**/assets/main-*.js';
const maxTargets = 4;

interface Target {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export interface Taps {
  readonly tapped: readonly string[];
  readonly lost: readonly string[];
}

/** Taps the server-rendered page before its script has loaded: a tap is lost when the same tap on the hydrated page has another effect. */
export async function lostTaps(visit: Visit): Promise<Taps> {
  const targets = await onFreshPhone(visit, (page) => targetsOf(page, visit));
  const lost: string[] = [];
  for (const target of targets) {
    const early = await onFreshPhone(visit, (page) => tapEarly(page, visit, target));
    const ready = await onFreshPhone(visit, (page) => tapReady(page, visit, target));
    if (early !== ready) lost.push(`${target.label}: ${early} instead of ${ready}`);
  }
  return { tapped: targets.map(({ label }) => label), lost };
}

/** Buttons and links on the first screen; buttons come first, because links work without script. */
async function targetsOf(page: Page, { url }: Visit): Promise<readonly Target[]> {
  await page.route(mainScript, (route) => route.abort());
  await page.goto(url, { waitUntil: 'load' });
  const found = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>('button:enabled'),
      ...document.querySelectorAll<HTMLElement>('a[href]'),
    ].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return {
        label: element.ariaLabel ?? element.textContent.trim().slice(0, 12),
        x,
        y,
        isOpen: hit !== null && element.contains(hit),
      };
    }),
  );
  return found.filter(({ isOpen }) => isOpen).slice(0, maxTargets);
}

async function tapEarly(page: Page, { url }: Visit, { x, y }: Target): Promise<string> {
  // Once: a page that the tap leads to is compared with one that loads without a delay.
  await page.route(
    mainScript,
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(([left, top]) => document.elementFromPoint(left, top)?.closest('button,a'), [
    x,
    y,
  ] as const);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(delayMs);
  return effectOn(page);
}

async function tapReady(page: Page, { url }: Visit, { x, y }: Target): Promise<string> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.touchscreen.tap(x, y);
  return effectOn(page);
}

/**
 * The page's path, its text size, and the open dialogs, toasts and selected controls on the screen. Floors below the screen
 * are rendered when they come near it, so which of them exist depends on the time of the tap.
 */
async function effectOn(page: Page): Promise<string> {
  await page.waitForTimeout(2_500);
  const shown = await page.evaluate(() => [
    `care ${document.documentElement.dataset['care']}`,
    ...[
      ...document.querySelectorAll(
        'dialog[open],[role=status],[aria-selected=true],[aria-pressed=true],[aria-expanded=true]',
      ),
    ]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom >= 0;
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 20)}`),
  ]);
  return [new URL(page.url()).pathname, ...shown].join(' | ');
}
