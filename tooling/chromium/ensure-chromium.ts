import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureChineseFonts } from './ensure-chinese-fonts.ts';
import { findChromium } from './find-chromium.ts';
import { canUseApt, installIfKnown, installWithApt } from './install-with-apt.ts';

export type FoundChromium = { readonly path: string } | { readonly message: string };

const notFoundMessage =
  "No Chromium for the browser tests: none is installed, the system's package manager could not install one, and the test tool's download failed. " +
  'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then try again.';

/** Ways to get a Chromium, cheapest first; after each one is looked for. */
const installers: readonly (() => void)[] = [
  () => undefined,
  () => {
    if (canUseApt()) installWithApt('chromium');
  },
  () => {
    console.log('Downloading a Chromium with the test tool …');
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
      'cli.js',
    );
    spawnSync(process.execPath, [cli, 'install', ...(canUseApt() ? ['--with-deps'] : []), 'chromium'], {
      stdio: 'inherit',
    });
  },
];

/** Finds a Chromium that runs, or installs one with fonts for Chinese; else returns the message that says what to do. */
export async function ensureChromium(): Promise<FoundChromium> {
  for (const install of installers) {
    install();
    const path = findChromium().find(runs);
    if (path) {
      ensureChineseFonts();
      return { path };
    }
  }
  return { message: notFoundMessage };
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser of the tests: Debian's Chromium without windows, which needs a sixth less CPU, or any other. */
export async function ensureTestChromium(): Promise<FoundChromium> {
  const found = await ensureChromium();
  if (process.env['CHROMIUM_PATH']) return found;
  const isInstalled = runs(headlessShell) || (canUseApt() && installIfKnown('chromium-headless-shell'));
  return isInstalled && runs(headlessShell) ? { path: headlessShell } : found;
}

/** Some systems install a stub under Chromium's name, so the version is checked. */
const runs = (path: string): boolean =>
  /\d+\.\d+\.\d+/.test(
    spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 }).stdout ?? '',
  );
