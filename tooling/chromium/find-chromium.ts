import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Paths of installed Chromiums in order of preference: CHROMIUM_PATH, PATH, the usual places, Playwright's downloads. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  const named = env['CHROMIUM_PATH'] ? [env['CHROMIUM_PATH']] : [];
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...new Set([...named, ...onPath, ...usualPaths, ...downloaded(env)])].filter(isProgram);
}

function downloaded(env: NodeJS.ProcessEnv): readonly string[] {
  const cache =
    env['PLAYWRIGHT_BROWSERS_PATH'] ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  const others = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('chromium')) : [];
  const inside = others.flatMap((name) =>
    ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux/headless_shell'].map((file) =>
      join(cache, name, file),
    ),
  );
  return [chromium.executablePath(), ...inside];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
