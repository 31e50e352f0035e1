import { describe, expect, it } from 'vitest';
import type { MiniProgram } from './host/launch.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
const has = (program: MiniProgram, ...call: readonly string[]): boolean =>
  program.log.some((each) => each.join() === call.join());

/** A program that has been started. */
async function started(changes?: Parameters<typeof product.start>[1]): Promise<MiniProgram> {
  const program = product.start(undefined, changes);
  await expect.poll(() => program.text()).toContain('大字版');
  return program;
}

describe('a newer package', () => {
  it('that is ready is offered, and restarts the program when the user agrees', async () => {
    const program = await started();
    program.update('ready');
    await expect.poll(() => has(program, 'showModal', '发现新版本')).toBe(true);
    await expect.poll(() => has(program, 'applyUpdate')).toBe(true);
  });

  it('waits when the user wants to go on', async () => {
    const program = await started({ confirms: false });
    program.update('ready');
    await expect.poll(() => has(program, 'showModal', '发现新版本')).toBe(true);
    await expect.poll(() => program.text()).toContain('限时秒杀');
    expect(has(program, 'applyUpdate')).toBe(false);
  });

  it('that could not be downloaded is named, and the program goes on', async () => {
    const program = await started();
    program.update('failed');
    await expect.poll(() => has(program, 'showToast', '新版本没有下载成功，下次打开时会再试')).toBe(true);
    expect(has(program, 'applyUpdate')).toBe(false);
  });
});
