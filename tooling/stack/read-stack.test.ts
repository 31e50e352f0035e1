import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { moveSourceMaps } from '../build/move-source-maps.ts';
import { readStack } from './read-stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-stack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = `export function priceOf(goods) {
  return goods.price.fen;
}
globalThis.priceOf = priceOf;
`;
let stack = '';
beforeAll(async () => {
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/price.js'), source);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      sourcemap: 'hidden',
      outDir: 'dist/client',
      rollupOptions: { input: 'web/price.js', output: { entryFileNames: 'assets/[name]-abc1234.js' } },
    },
  });
  moveSourceMaps(join(folder, 'dist/client'), join(folder, 'dist/maps'));
  await import(join(folder, 'dist/client/assets/price-abc1234.js'));
  try {
    (globalThis as unknown as { priceOf(goods: object): number }).priceOf({});
  } catch (error) {
    stack = error instanceof Error ? (error.stack ?? '') : '';
  }
});

describe('the stack of a minified page', () => {
  it('is read with the source maps of its build', () => {
    const [head, frame, origin] = readStack(stack, join(folder, 'dist/maps')).split('\n');
    expect(head).toContain('TypeError');
    expect(frame).toContain('assets/price-abc1234.js:1:');
    expect(origin).toMatch(/→ .*web\/price\.js:2:\d+/);
  });

  it('is read from a line of the log', () => {
    const record = JSON.stringify({ level: 50, msg: 'a page failed', stack });
    expect(readStack(record, join(folder, 'dist/maps'))).toContain('web/price.js:2:');
  });

  it('of another build says so', () =>
    expect(readStack(stack.replaceAll('abc1234', 'xyz7890'), join(folder, 'dist/maps'))).toContain(
      'no source map: the stack is of another build',
    ));

  it('keeps lines that name no file of ours', () =>
    expect(readStack('Script error.\n    at <anonymous>:1:1\n', folder)).toBe(
      'Script error.\n    at <anonymous>:1:1',
    ));
});
