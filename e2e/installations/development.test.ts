import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectIds } from '#core/site/projects.ts';
import { devPorts } from '#core/site/dev-ports.ts';
import { node24 } from '#tooling/node24.mjs';
import { projectRoot } from '#tooling/project-root.mjs';
import { openBrowser, openPhone } from '../support/phone.ts';
import { freePort } from '../support/product.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'mall-dev-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where the ports after it are below the last one. */
async function firstFreePort(): Promise<number> {
  const port = await freePort();
  return port < 60_000 ? port : firstFreePort();
}

it('npm run dev with PORT serves every sub-project from there on, and prints no warning', async () => {
  const first = await firstFreePort();
  const dev = spawn(node24(), [join(projectRoot, 'tooling/dev.mjs')], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(first), DATA_DIR: folder, DATABASE_URL: '', MALL_ENV: 'dev' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    dev[name].setEncoding('utf8').on('data', (text: string) => (printed[name] += text));
  const ended = once(dev, 'exit');
  try {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${first + 81}/readyz`).then(
            ({ ok }) => ok,
            () => dev.exitCode,
          ),
        {
          timeout: 120_000,
          interval: 500,
        },
      )
      .toBe(true);
    const ports = devPorts(first);
    for (const id of projectIds) {
      const index = await fetch(`http://127.0.0.1:${ports[id]}/`);
      expect([id, index.status, new URL(index.url).port]).toEqual([id, 200, String(ports[id])]);
      expect(await index.text()).toContain(`http://localhost:${first}`);
      expect(printed.stdout).toContain(`http://localhost:${ports[id]}/`);
    }
    const phone = await openPhone(await openBrowser(), `http://localhost:${first}`);
    await phone.page.goto('/');
    await phone.page.getByRole('main').waitFor();
    expect([phone.errors, phone.warnings]).toEqual([[], []]);
    await phone.close();
  } finally {
    dev.kill('SIGTERM');
    await ended;
  }
  expect(printed.stderr).toBe('');
  expect(printed.stdout).not.toMatch(/warn|deprecat|experimental/i);
});
