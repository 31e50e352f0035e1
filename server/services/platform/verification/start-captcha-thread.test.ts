import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { startCaptchaThread } from './start-captcha-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-captcha-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let stop = async (): Promise<void> => undefined;
afterEach(() => stop());
/** Threads of the real module, or of one that answers a message so; their errors are collected. */
function picturesOf(onMessage?: string, maxDrawMs?: number) {
  const errors: string[] = [];
  const source = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    const isFirst = (name) => !existsSync(name) && (writeFileSync(name, ''), true);
    const answer = () => parentPort.postMessage({ image: 'drawn', piece: '', targetX: 1, pieceY: 1 });
    parentPort.on('message', () => { ${onMessage} });`;
  const pictures = startCaptchaThread({
    log: { error: (_: object, message?: string) => void errors.push(message ?? '') },
    ...(onMessage !== undefined && { module: new URL(`data:text/javascript,${encodeURIComponent(source)}`) }),
    ...(maxDrawMs !== undefined && { maxDrawMs }),
  });
  stop = pictures.stop;
  return { ...pictures, errors };
}
const onceIn = (name: string): string => `isFirst(${JSON.stringify(join(folder, name))})`;

describe('the thread that draws captcha pictures', () => {
  it('draws a different picture for each request', async () => {
    const { take, errors } = picturesOf();
    const drawn = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(new Set(drawn.map(({ image }) => image)).size).toBe(20);
    for (const { image, piece } of drawn)
      for (const url of [image, piece]) expect(url).toMatch(/^data:image\/webp;base64,\w/);
    expect(errors).toEqual([]);
  });

  it('is started again when it breaks, and the requests that wait get their pictures', async () => {
    const { take, errors } = picturesOf(`if (${onceIn('broken')}) throw new Error('broken'); answer();`);
    const drawn = await Promise.all([take(), take(), take()]);
    expect(drawn.map(({ image }) => image)).toEqual(['drawn', 'drawn', 'drawn']);
    expect(errors).toEqual(['the captcha thread broke']);
  });

  it('is ended and started again when it does not answer', async () => {
    const { take, errors } = picturesOf(`if (!${onceIn('silent')}) answer();`, 500);
    // On a busy machine the next thread may be too slow as well.
    await eventually(
      () =>
        take().then(
          ({ image }) => image,
          () => undefined,
        ),
      (image) => image === 'drawn',
    );
    expect(errors).toContain('the captcha thread did not answer');
  });

  it('that breaks twice in a row refuses the requests that wait, and the next request starts it again', async () => {
    const { take, errors } = picturesOf(
      `if (${onceIn('one')} || ${onceIn('two')}) throw new Error('broken'); answer();`,
    );
    const refused = await Promise.allSettled([take(), take()]);
    expect(refused).toMatchObject(
      refused.map(() => ({
        status: 'rejected',
        reason: { name: 'Refusal', message: '拼图加载失败，请稍后再试' },
      })),
    );
    expect((await take()).image).toBe('drawn');
    expect(errors).toHaveLength(2);
  });

  it('does not start again once it is stopped', async () => {
    const { take } = picturesOf('answer();');
    await take();
    await stop();
    await Promise.allSettled(Array.from({ length: 12 }, () => take()));
    await expect(take()).rejects.toThrow('拼图加载失败');
  });

  it('alone loads the canvas: no module of the main thread can draw', () => {
    const main = process.env['TEST_SERVER_MAIN'] ?? '';
    expect(loadedBy(main)).not.toContain('@napi-rs/canvas');
    expect(loadedBy(join(dirname(main), 'captcha-thread.mjs'))).toContain('@napi-rs/canvas');
  });
});

/** The packages and files that a built module imports, itself or through others. */
function loadedBy(module: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(module)) return seen;
  seen.add(module);
  for (const [, name = ''] of readFileSync(module, 'utf8').matchAll(
    /\b(?:from|import|require)\s*\(?\s*"([^"\n]+)"/g,
  )) {
    const file = join(dirname(module), name);
    if (name.startsWith('./') && existsSync(file)) loadedBy(file, seen);
    else seen.add(name);
  }
  return seen;
}
