import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { findChromium } from '#tooling/chromium/find-chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
];

export interface Phone {
  readonly context: BrowserContext;
  /** For other tools that use the same browser and its storage. */
  readonly debugPort: number;
  close(): Promise<void>;
}

/** A browser of its own with an empty profile, in the size of a phone. */
export async function openPhone(userAgent?: string): Promise<Phone> {
  const [executablePath] = findChromium();
  if (!executablePath) throw new Error('There is no Chromium here: set CHROMIUM_PATH to one.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-phone-'));
  const debugPort = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...flags, `--remote-debugging-port=${debugPort}`],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    ...(userAgent !== undefined && { userAgent }),
    ignoreHTTPSErrors: true,
  });
  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { context, debugPort, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
