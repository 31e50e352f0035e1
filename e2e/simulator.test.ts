import type { FrameLocator, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { hosts, type HostId } from '#core/config/hosts.ts';
import { setStage } from './support/stage.ts';

const stage = setStage();
afterEach(() => stage.workbench.reset());

/** Opens the page that is chosen as inside a host, with whoever is chosen in it and nothing set up but in the simulator. */
async function playIn(page: Page, id: HostId): Promise<FrameLocator> {
  await page.locator(`input[name=host][value=${id}]`).check({ force: true });
  await page.getByRole('button', { name: '打开', exact: true }).click();
  const frame = page.frameLocator('iframe');
  if (id === 'chat-app') await frame.getByRole('link', { name: /黄金会员/ }).click();
  await frame.getByText('当前号码 138****0001').waitFor();
  return frame;
}

async function simulator() {
  const phone = await stage.phone();
  await phone.page.goto('/sandbox/hosts');
  await expect.poll(() => phone.page.getByLabel('宿主里是谁').locator('option').count()).toBeGreaterThan(0);
  return phone;
}

it.each(hosts.map(({ id }) => id))(
  'opens a page as inside %s and signs in whoever is there, as the host does',
  async (id) => {
    const { page, complaints } = await simulator();
    await playIn(page, id);
    const inside = page.frames().find((each) => each.url().includes('rights-entrance'));
    const told = await inside?.evaluate(() => navigator.userAgent);
    const marks: readonly string[] = hosts.find((host) => host.id === id)?.marks ?? [];
    expect(marks.filter((mark) => !told?.includes(mark))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

it('plays one scene after the other in one tab, also after somebody signed out', async () => {
  const { page, complaints } = await simulator();
  for (const id of ['chat-app', 'others', 'chat-app'] as const) {
    const frame = await playIn(page, id);
    await frame.getByRole('button', { name: '退出登录' }).click();
    await frame.getByRole('dialog').getByRole('button', { name: '退出', exact: true }).click();
    await frame.getByRole('button', { name: '退出登录' }).waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
});
