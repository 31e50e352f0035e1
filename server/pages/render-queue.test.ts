import { describe, expect, it } from 'vitest';
import { renderQueue } from './render-queue.ts';

describe('rendering pages', () => {
  it('has a share of the time, which comes back with every second', () => {
    let now = 0;
    const queue = renderQueue(25, () => now);
    queue.spend(4_999);
    expect(queue.hasRoom()).toBe(true);
    queue.spend(251);
    expect(queue.hasRoom()).toBe(false);
    now = 1_000;
    expect(queue.hasRoom()).toBe(false);
    now = 1_004;
    expect(queue.hasRoom()).toBe(true);
  });

  it('has no limit of time at 100 percent', () => {
    const queue = renderQueue(100, () => 0);
    queue.spend(1e9);
    expect(queue.hasRoom()).toBe(true);
  });

  it('runs two at once and lets sixteen wait, in their order', async () => {
    const queue = renderQueue(100);
    const ended: number[] = [];
    const release: (() => void)[] = [];
    const all = Array.from({ length: 18 }, (_, i) =>
      queue.run(async () => {
        await new Promise<void>((resolve) => release.push(resolve));
        ended.push(i);
      }),
    );
    expect([release.length, queue.hasRoom()]).toEqual([2, false]);
    for (let i = 0; i < 18; i += 1) {
      release[i]?.();
      await all[i];
    }
    expect(ended).toEqual(Array.from({ length: 18 }, (_, i) => i));
    expect(queue.hasRoom()).toBe(true);
  });
});
