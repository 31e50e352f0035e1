import { describe, expect, it } from 'vitest';
import type { MiniProgram } from './host/launch.ts';
import { useMiniProgram } from './support/use-mini-program.ts';

const product = useMiniProgram();
const inSuzhou = { latitude: 31.299, longitude: 120.585 };
/** The area of this subscriber's number is 苏州. */
const ofSuzhou = '13800000003';

const asked = (program: MiniProgram, path: string): number =>
  program.log.filter(([name, , url = '']) => name === 'request' && url.includes(path)).length;
const located = (program: MiniProgram): number =>
  program.log.filter(([name, result]) => name === 'getLocation' && result === undefined).length;
const refusals = '/area/saveRefuseLocationRecord';
const cityOf = (program: MiniProgram): string => /^(\S+?)(大字版|标准字号)/.exec(program.text())?.[1] ?? '';

describe('the city of the visitor', () => {
  it('is that of the position when it may be read, and a member’s is stored', async () => {
    const guest = product.start(undefined, { position: inSuzhou });
    await expect.poll(() => cityOf(guest)).toBe('苏州');
    expect(asked(guest, '/commonData/geocode/regeo')).toBe(1);
    // Of this test alone: a refusal that another test recorded would be respected.
    const member = await product.startMember('13700000022', { position: inSuzhou });
    await expect.poll(() => cityOf(member)).toBe('苏州');
    await expect.poll(() => asked(member, '/userInfo/saveUserLocationInfo'), { timeout: 5_000 }).toBe(1);
    expect(asked(guest, '/userInfo/saveUserLocationInfo')).toBe(0);
  });

  it('is the default for a guest who refuses, and nothing is recorded', async () => {
    const program = product.start();
    await expect.poll(() => located(program)).toBe(1);
    expect(cityOf(program)).toBe('南京');
    expect(asked(program, refusals)).toBe(0);
  });

  it('is the area of the number for a member who refuses; the refusal is respected until the member asks', async () => {
    const program = await product.startMember(ofSuzhou);
    await expect.poll(() => cityOf(program)).toBe('苏州');
    await expect.poll(() => asked(program, refusals)).toBe(1);
    const again = product.start(ofSuzhou, { position: { latitude: 32.06, longitude: 118.79 } });
    await expect.poll(() => cityOf(again)).toBe('苏州');
    expect(located(again)).toBe(0);
    again.tap('当前城市苏州，切换城市');
    await expect.poll(() => again.text()).toContain('未获得定位权限');
    again.tap('重新定位');
    await expect.poll(() => again.log).toContainEqual(['openSetting']);
    await expect.poll(() => again.text()).toContain('重新定位');
    await expect.poll(() => again.text()).not.toContain('未获得定位权限');
    again.back();
    await expect.poll(() => cityOf(again)).toBe('南京');
    expect(located(again)).toBe(1);
  });

  it.each([
    ['the phone’s settings refuse', 'system permission denied'],
    ['the phone does not answer', 'timeout'],
    ['the phone has no signal', 'ERROR_NOCELL&WIFI_LOCATIONSWITCHOFF'],
  ])('falls back without a recorded refusal when %s', async (_why, locationError) => {
    const program = await product.startMember('13800000005', { locationError });
    await expect.poll(() => cityOf(program)).toBe('无锡');
    expect(located(program)).toBe(1);
    expect(asked(program, refusals)).toBe(0);
  });

  it('is not read without consent to the privacy guide', async () => {
    const program = product.start(undefined, { position: inSuzhou, privacyConsent: false });
    await expect.poll(() => program.log.some(([name]) => name === 'requirePrivacyAuthorize')).toBe(true);
    await expect.poll(() => program.text()).toContain('限时秒杀');
    expect(located(program)).toBe(0);
    expect(cityOf(program)).toBe('南京');
  });
});
