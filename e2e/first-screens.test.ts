import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentCode, firstScreenLimits } from '#tooling/first-screen/document-code.ts';
import { projectRoot } from '#tooling/project-root.mjs';
import { expectWithin } from '#tooling/test/expect-within.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();

/** The compressed size. */
async function bytesOf(script: string): Promise<number> {
  const { headers } = await fetch(product.origin + script, { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
  return Number(headers.get('content-length'));
}

describe('the first screen of a landing page', () => {
  it.for(firstScreenLimits)(
    '$path takes about $goalKb KB of scripts and styles, in at most $files files',
    async ({ path, goalKb, files: maxFiles }, { task }) => {
      const { scripts, inlineBytes } = documentCode(await (await fetch(product.origin + path)).text());
      const files = await Promise.all(
        scripts.map(async (script) => ({ script, bytes: await bytesOf(script) })),
      );
      expect(files.every(({ bytes }) => bytes > 0)).toBe(true);
      expect(files.length).toBeGreaterThan(0);
      expect(files.length, scripts.join(', ')).toBeLessThanOrEqual(maxFiles);
      const kb = (files.reduce((sum, { bytes }) => sum + bytes, 0) + inlineBytes) / 1000;
      const parts = files.map(({ script, bytes }) => `${script} ${bytes}`).join(', ');
      expectWithin({ what: path, kb, goalKb, parts }, task);
    },
  );

  it('is rendered on the server without React’s development checks, whatever the settings', () =>
    expect(readFileSync(join(projectRoot, 'dist/ssr/render-page.mjs'), 'utf8')).not.toContain(
      'process.env.NODE_ENV',
    ));
});
