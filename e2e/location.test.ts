import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostId } from '#core/config/hosts.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { area } from '#core/contract/common/area.ts';
import { cityButton, positionCard } from './support/city.ts';
import { patient } from './support/short-timers.ts';
import { useProduct } from './support/use-product.ts';

const gold = '13800000001';
const home = '/content/super-market/market-index';
const suzhou = { longitude: 120.6203, latitude: 31.2994 };
/** Degrees. The app's own coordinate system is about 900 m off, which is more than this. */
const tolerance = 0.0005;

const product = useProduct();

interface Visit {
  readonly host: HostId;
  readonly version?: string;
  readonly mobile?: string;
  readonly context?: BrowserContextOptions;
  readonly haste?: number;
}

/** Opens the home page and its city picker; gives the calls that were made. */
async function open({
  host,
  version,
  mobile,
  context,
  haste = patient,
}: Visit): Promise<{ page: Page; calls: readonly URL[] }> {
  const { page } = await product.phone({
    mobile,
    userAgent: sampleUserAgent(host, 'android', version),
    context,
    haste,
  });
  const calls: URL[] = [];
  page.on(
    'request',
    (request) => void (/provider-/.test(request.url()) && calls.push(new URL(request.url()))),
  );
  await page.goto(home);
  await page.getByRole('heading', { name: '限时秒杀' }).waitFor();
  await cityButton(page).click();
  return { page, calls };
}
const shows = async (page: Page, city: string, card: RegExp) => {
  await expect.poll(() => positionCard(page).textContent()).toMatch(card);
  await expect.poll(() => cityButton(page).textContent()).toContain(city);
};
const callsTo = (calls: readonly URL[], path: string) =>
  calls.filter(({ pathname }) => pathname.endsWith(path));
/** The position the city was looked up for. */
const lookedUp = (calls: readonly URL[]) =>
  (callsTo(calls, area.reverseGeocode.path).at(-1)?.searchParams.get('location') ?? '')
    .split(',')
    .map(Number);
const hostCalls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      (
        globalThis as unknown as { __sandboxHost?: { calls: readonly { name: string }[] } }
      ).__sandboxHost?.calls.map(({ name }) => name) ?? [],
  );

describe('the operator app', () => {
  it.each([
    ['9.9.2', 'getLocation'],
    ['9.8.0', 'getCatchInfo'],
  ])('of version %s is called by %s, and its coordinates are converted', async (version, name) => {
    await product.workbench.position(suzhou);
    const { page, calls } = await open({ host: 'provincial-app', version });
    await shows(page, '苏州', /苏州/);
    expect((await hostCalls(page)).filter((call) => /^get(Location|CatchInfo)$/.test(call))).toEqual([name]);
    const [longitude = 0, latitude = 0] = lookedUp(calls);
    expect(Math.abs(longitude - suzhou.longitude)).toBeLessThan(tolerance);
    expect(Math.abs(latitude - suzhou.latitude)).toBeLessThan(tolerance);
  });
});

describe('the chat app', () => {
  it('that refuses the position: the refusal is stored, and no position ever reaches the server (V4)', async () => {
    await product.workbench.position({ off: true });
    const { page, calls } = await open({ host: 'chat-app', mobile: gold });
    await shows(page, '南京', /未获得定位权限/);
    await expect.poll(() => callsTo(calls, area.saveLocationRefusal.path)).toHaveLength(1);
    await product.workbench.position(suzhou);
    await page.clock.install();
    await page.reload();
    await page.getByRole('heading', { name: '限时秒杀' }).waitFor();
    await cityButton(page).click();
    await shows(page, '南京', /未获得定位权限/);
    // A position is reported a second and a half after it was found.
    await page.clock.fastForward(2_000 / patient);
    await page.evaluate(() => fetch('/readyz'));
    expect((await hostCalls(page)).filter((call) => call === 'getLocation')).toEqual([]);
    expect(callsTo(calls, 'saveUserLocationInfo')).toEqual([]);
    expect(callsTo(calls, area.reverseGeocode.path)).toEqual([]);
  });

  it('that gives the position: it is reported once', async () => {
    await product.workbench.position(suzhou);
    // A position is reported a second and a half after it was found; the timeouts are longer, but not by much.
    const { page, calls } = await open({ host: 'chat-app', mobile: '13800000002', haste: 0.5 });
    await shows(page, '苏州', /苏州/);
    await expect.poll(() => callsTo(calls, 'saveUserLocationInfo')).toHaveLength(1);
    expect(callsTo(calls, area.saveLocationRefusal.path)).toEqual([]);
  });
});

describe('a plain browser', () => {
  it('is used for the position where the maps service fails, and the city is found', async () => {
    await product.workbench.script('maps', '404');
    const { page } = await open({
      host: 'others',
      context: { permissions: ['geolocation'], geolocation: suzhou },
    });
    await shows(page, '苏州', /苏州/);
  });

  it('that refuses the position leaves the default city', async () => {
    await product.workbench.script('maps', '404');
    const { page } = await open({ host: 'others', context: { permissions: [] } });
    await shows(page, '南京', /未获得定位权限/);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('location'))),
    ).toEqual([]);
  });

  it('keeps the chosen city over a reload, wherever the phone is', async () => {
    await product.workbench.position(suzhou);
    const { page } = await open({ host: 'others' });
    await shows(page, '苏州', /苏州/);
    await page.getByRole('dialog').getByRole('button', { name: '无锡' }).first().click();
    await expect.poll(() => cityButton(page).textContent()).toContain('无锡');
    await page.reload();
    await expect.poll(() => cityButton(page).textContent()).toContain('无锡');
    await cityButton(page).click();
    await shows(page, '无锡', /苏州/);
  });
});
