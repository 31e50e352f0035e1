import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureChineseFonts } from './ensure-chinese-fonts.ts';
import { findChromium } from './find-chromium.ts';
import { installWithApt, mayUseApt } from './install-with-apt.ts';

export type FoundChromium = { readonly path: string } | { readonly sentence: string };

const nothingWorked =
  "No Chromium for the browser tests: none is installed, the system's package manager could not install one, and the test tool's download failed. " +
  'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then try again.';

/** Ways to get a Chromium, cheapest first; each is followed by a look whether one now runs. */
const ways: readonly (() => void)[] = [
  () => undefined,
  () => {
    if (mayUseApt()) installWithApt('chromium');
  },
  () => {
    console.log('Downloading a Chromium with the test tool …');
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
      'cli.js',
    );
    spawnSync(process.execPath, [cli, 'install', ...(mayUseApt() ? ['--with-deps'] : []), 'chromium'], {
      stdio: 'inherit',
    });
  },
];

/** A Chromium that runs, installed when there is none, with fonts for Chinese; else the sentence that says what to do. */
export async function ensureChromium(): Promise<FoundChromium> {
  for (const way of ways) {
    way();
    const path = findChromium().find(runs);
    if (path) {
      ensureChineseFonts();
      return { path };
    }
  }
  return { sentence: nothingWorked };
}

/** Some systems install a stub under Chromium's name. */
const runs = (path: string): boolean =>
  /\d+\.\d+\.\d+/.test(
    spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 }).stdout ?? '',
  );
