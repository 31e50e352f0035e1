import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { findChromium } from '#tooling/chromium/find-chromium.ts';
import { noteAnalytics } from './analytics.ts';
import { noteRequest, reports } from './secrets.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(): Promise<Browser> {
  const [executablePath] = findChromium();
  if (!executablePath) throw new Error('no Chromium found; npm test installs one');
  return chromium.launch({ executablePath, args: flags });
}

export interface Phone {
  readonly page: Page;
  /** What went wrong in the page without anybody noticing: uncaught errors, refused scripts, hydration complaints. */
  readonly complaints: readonly string[];
  /** What the page told whoever looks at its console, and nobody else. */
  readonly warnings: readonly string[];
  close(): Promise<void>;
}

/** A phone of 390 × 844 with touch; whoever signs in on it is alone on it. Inside an app when it says so itself. */
export async function aPhone(
  browser: Browser,
  origin: string,
  userAgent = sampleUserAgent('others', 'android'),
  options: BrowserContextOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
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
  context.on('request', noteRequest);
  await noteAnalytics(context, reports);
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return { page, complaints, warnings, close: () => context.close() };
}
