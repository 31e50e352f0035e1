import { describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { captchaPool } from './captcha-pool.ts';

const picture = (n: number) => ({ image: `image ${n}`, piece: '', targetX: n, pieceY: 0 });

describe('captcha pictures', () => {
  it('are drawn ahead one at a time, and each is given away once', async () => {
    let drawn = 0;
    let atOnce = 0;
    const take = captchaPool(async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      atOnce -= 1;
      return picture((drawn += 1));
    });
    const first = await take();
    await eventually(
      async () => drawn,
      (count) => count === 13,
    );
    const rest = await Promise.all(Array.from({ length: 12 }, () => take()));
    expect(new Set([first, ...rest].map(({ image }) => image)).size).toBe(13);
  });

  it('are refused when too many wait for one', async () => {
    const finish: (() => void)[] = [];
    const take = captchaPool(async () => {
      await new Promise<void>((resolve) => finish.push(resolve));
      return picture(finish.length);
    });
    const waiting = Array.from({ length: 24 }, () => take());
    await expect(take()).rejects.toThrow('操作太频繁');
    for (const [i, taken] of waiting.entries()) {
      await eventually(
        async () => finish[i],
        (started) => started !== undefined,
      );
      finish[i]?.();
      expect((await taken).targetX).toBe(i + 1);
    }
  });

  it('that cannot be drawn fail the requests that wait, and the next request draws again', async () => {
    let broken = true;
    const take = captchaPool(async () => {
      if (broken) throw new Error('no canvas');
      return picture(1);
    });
    await expect(Promise.all([take(), take()])).rejects.toThrow('no canvas');
    broken = false;
    expect(await take()).toEqual(picture(1));
  });
});
