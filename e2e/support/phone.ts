import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { findChromium } from '#tooling/chromium/find-chromium.ts';
import { recordAnalytics } from './record-analytics.ts';
import { recordReport, recordRequest } from './recorded.ts';
import { waitForDebounce } from './wait-for-debounce.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Promise<Browser> | undefined;

/** The browser of this worker, for all its files; it ends with the worker's process. */
export const openBrowser = (): Promise<Browser> => (browser ??= launch());

async function launch(): Promise<Browser> {
  const [executablePath] = findChromium();
  if (!executablePath) throw new Error('no Chromium found; npm test installs one');
  return chromium.launch({ executablePath, args: flags });
}

export interface Phone {
  readonly page: Page;
  /** Uncaught errors and console errors: refused scripts, hydration mismatches. */
  readonly errors: string[];
  /** Console warnings. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** A browser context of its own, 390 × 844 with touch; the user agent says which host app it is in. */
export async function openPhone(
  in_: Browser,
  origin: string,
  userAgent = sampleUserAgent('others', 'android'),
  options: BrowserContextOptions = {},
): Promise<Phone> {
  const context = await in_.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    userAgent,
    ...options,
  });
  context.on('request', recordRequest);
  await recordAnalytics(context, recordReport);
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await waitForDebounce(page);
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return { page, errors, warnings, close: () => context.close() };
}
