import { describe, expect, it } from 'vitest';
import { documentCode, firstScreenGoal } from '#tooling/first-screen/document-code.ts';
import { useProduct } from './support/use-product.ts';

const product = useProduct();

/** The compressed size. */
async function bytesOf(script: string): Promise<number> {
  const { headers } = await fetch(product.origin + script, { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
  return Number(headers.get('content-length'));
}

describe('the first screen of a landing page', () => {
  it.each(['/content/super-market/market-index', '/content/standalone-pages/rights-entrance'])(
    `%s takes at most ${firstScreenGoal.kb} KB of scripts and styles, in at most ${firstScreenGoal.files} files`,
    async (path) => {
      const { scripts, inlineBytes } = documentCode(await (await fetch(product.origin + path)).text());
      const files = await Promise.all(
        scripts.map(async (script) => ({ script, bytes: await bytesOf(script) })),
      );
      expect(files.every(({ bytes }) => bytes > 0)).toBe(true);
      expect(files.length).toBeGreaterThan(0);
      expect(files.length, scripts.join(', ')).toBeLessThanOrEqual(firstScreenGoal.files);
      const kb = (files.reduce((sum, { bytes }) => sum + bytes, 0) + inlineBytes) / 1000;
      expect(kb, files.map(({ script, bytes }) => `${script} ${bytes}`).join(', ')).toBeLessThanOrEqual(
        firstScreenGoal.kb,
      );
    },
  );
});
