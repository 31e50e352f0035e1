import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { HostId } from '#core/config/hosts.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';
import { area } from '#core/contract/common/area.ts';
import { cityDoor, positionCard } from './support/city.ts';
import { setStage } from './support/stage.ts';

const gold = '13800000001';
const home = '/content/super-market/market-index';
const suzhou = { longitude: 120.6203, latitude: 31.2994 };
/** So near to the border that the app's other coordinates, taken as they are, lie somewhere else (about 900 m). */
const nearEnough = 0.0005;

const stage = setStage();
afterEach(() => stage.workbench.reset());

interface Standing {
  readonly host: HostId;
  readonly version?: string;
  readonly mobile?: string;
  readonly options?: BrowserContextOptions;
}

/** Opens the home page and the choice of cities on it; gives the calls that were made. */
async function open({
  host,
  version,
  mobile,
  options,
}: Standing): Promise<{ page: Page; calls: readonly URL[] }> {
  const { page } = await stage.phone({
    mobile,
    userAgent: sampleUserAgent(host, 'android', version),
    options,
  });
  const calls: URL[] = [];
  page.on(
    'request',
    (request) => void (/provider-/.test(request.url()) && calls.push(new URL(request.url()))),
  );
  await page.goto(home);
  await page.getByRole('heading', { name: '限时秒杀' }).waitFor();
  await cityDoor(page).click();
  return { page, calls };
}
const shows = async (page: Page, city: string, card: RegExp) => {
  await expect.poll(() => positionCard(page).textContent()).toMatch(card);
  await expect.poll(() => cityDoor(page).textContent()).toContain(city);
};
const callsTo = (calls: readonly URL[], path: string) =>
  calls.filter(({ pathname }) => pathname.endsWith(path));
/** The position the city was looked up for. */
const lookedUp = (calls: readonly URL[]) =>
  (callsTo(calls, area.reverseGeocode.path).at(-1)?.searchParams.get('location') ?? '')
    .split(',')
    .map(Number);
const asked = (page: Page): Promise<readonly string[]> =>
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
  ])('of version %s is asked by %s, and the city is the one of the same place', async (version, name) => {
    await stage.workbench.position(suzhou);
    const { page, calls } = await open({ host: 'provincial-app', version });
    await shows(page, '苏州', /苏州/);
    expect((await asked(page)).filter((call) => /^get(Location|CatchInfo)$/.test(call))).toEqual([name]);
    const [longitude = 0, latitude = 0] = lookedUp(calls);
    expect(Math.abs(longitude - suzhou.longitude)).toBeLessThan(nearEnough);
    expect(Math.abs(latitude - suzhou.latitude)).toBeLessThan(nearEnough);
  });
});

describe('the chat app', () => {
  it('that was told no: the refusal is on record, and no place ever reaches the server (V4)', async () => {
    await stage.workbench.position({ off: true });
    const { page, calls } = await open({ host: 'chat-app', mobile: gold });
    await shows(page, '南京', /未获得定位权限/);
    await expect.poll(() => callsTo(calls, area.saveLocationRefusal.path)).toHaveLength(1);
    await stage.workbench.position(suzhou);
    await page.reload();
    await page.getByRole('heading', { name: '限时秒杀' }).waitFor();
    await cityDoor(page).click();
    await shows(page, '南京', /未获得定位权限/);
    // A place is reported a second and a half after it was found.
    await page.waitForTimeout(2_000);
    expect((await asked(page)).filter((call) => call === 'getLocation')).toEqual([]);
    expect(callsTo(calls, 'saveUserLocationInfo')).toEqual([]);
    expect(callsTo(calls, area.reverseGeocode.path)).toEqual([]);
  });

  it('that says where it is: the place is reported once', async () => {
    await stage.workbench.position(suzhou);
    const { page, calls } = await open({ host: 'chat-app', mobile: '13800000002' });
    await shows(page, '苏州', /苏州/);
    await expect.poll(() => callsTo(calls, 'saveUserLocationInfo')).toHaveLength(1);
    expect(callsTo(calls, area.saveLocationRefusal.path)).toEqual([]);
  });
});

describe('a plain browser', () => {
  it('is asked where the maps service knows nothing, and the city is found', async () => {
    await stage.workbench.script('maps', '404');
    const { page } = await open({
      host: 'others',
      options: { permissions: ['geolocation'], geolocation: suzhou },
    });
    await shows(page, '苏州', /苏州/);
  });

  it('that may not tell leaves the default city', async () => {
    await stage.workbench.script('maps', '404');
    const { page } = await open({ host: 'others', options: { permissions: [] } });
    await shows(page, '南京', /未获得定位权限/);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('location'))),
    ).toEqual([]);
  });

  it('keeps the city that was chosen by hand over a reload, wherever the phone is', async () => {
    await stage.workbench.position(suzhou);
    const { page } = await open({ host: 'others' });
    await shows(page, '苏州', /苏州/);
    await page.getByRole('dialog').getByRole('button', { name: '无锡' }).first().click();
    await expect.poll(() => cityDoor(page).textContent()).toContain('无锡');
    await page.reload();
    await expect.poll(() => cityDoor(page).textContent()).toContain('无锡');
    await cityDoor(page).click();
    await shows(page, '无锡', /苏州/);
  });
});
