import { describe, expect, it } from 'vitest';
import { hosts, type HostId } from '../../config/hosts.ts';
import { recogniseHost, type HostSigns, type RecognisedHost } from './recognise-host.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 13; V2199A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0';
const pad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const see = (userAgent: string, signs: Partial<HostSigns> = {}): RecognisedHost =>
  recogniseHost({ userAgent, inMiniProgram: false, hasAppBridge: false, touchPoints: 5, ...signs });

describe('the eight hosts by their user agents (§1)', () => {
  it.each<[HostId, RecognisedHost['system'], string]>([
    [
      'chat-app',
      'ios',
      `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
    ],
    [
      'chat-app',
      'android',
      `${android} XWEB/1160117 MMWEBSDK/20240301 Mobile Safari/537.36 MMWEBID/2585 MicroMessenger/8.0.48.2580(0x2800303D) WeChat/arm64 NetType/WIFI Language/zh_CN`,
    ],
    [
      'chat-mini-program',
      'ios',
      `${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN miniProgram/wx1111111111111111`,
    ],
    [
      'chat-mini-program',
      'android',
      `${android} Mobile Safari/537.36 MicroMessenger/8.0.48.2580(0x2800303D) WeChat/arm64 NetType/5G Language/zh_CN MiniProgramEnv/android miniProgram/wx1111111111111111`,
    ],
    [
      'vendor-browser',
      'android',
      'Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2199A Build/TP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.4.8.1310 Mobile Safari/537.36',
    ],
    ['video-a', 'android', `${android} Mobile Safari/537.36 VideoPartnerA/6.1.0`],
    ['video-b', 'ios', `${iphone} Mobile/15E148 VideoPartnerB/3.2`],
    ['national-app', 'ios', `${iphone} Mobile/15E148 OperatorNational/9.5.0`],
    ['provincial-app', 'android', `${android} Mobile Safari/537.36 OperatorProvincial/9.9.0`],
    ['others', 'ios', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['others', 'android', `${android} Mobile Safari/537.36`],
    [
      'others',
      'other',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    ],
    ['others', 'other', ''],
  ])('%s on %s: %s', (id, system, userAgent) => expect(see(userAgent)).toMatchObject({ id, system }));

  it('are all in this table', () => expect(hosts).toHaveLength(8));
});

describe('what else names a host', () => {
  it.each(['zt', 'ztyd'])(
    'the open type %s names the provincial app, whatever the user agent says (§1)',
    (openType) => {
      expect(see(`${android} Mobile Safari/537.36`, { openType }).id).toBe('provincial-app');
      expect(see(`${iphone} OperatorNational/9.5.0`, { openType }).id).toBe('provincial-app');
    },
  );

  it.each(['', 'ZT', 'toString', '1', undefined])('the open type %s names none', (openType) =>
    expect(see(iphone, { openType }).id).toBe('others'),
  );

  it('a chat app that calls the page a mini-program’s is believed; another browser is not', () => {
    expect(see(`${iphone} MicroMessenger/8.0.49`, { inMiniProgram: true }).id).toBe('chat-mini-program');
    expect(see(iphone, { inMiniProgram: true }).id).toBe('others');
  });

  it('a bridge in the page is the provincial app’s where no mark says otherwise', () => {
    expect(see(iphone, { hasAppBridge: true }).id).toBe('provincial-app');
    expect(see(`${iphone} OperatorNational/9.5.0`, { hasAppBridge: true }).id).toBe('national-app');
    expect(see(`${iphone} MicroMessenger/8.0.49`, { hasAppBridge: true }).id).toBe('chat-app');
  });
});

describe('what the user agent tells besides', () => {
  it.each([
    [`${android} OperatorProvincial/9.9.1 Mobile`, '9.9.1'],
    [`${iphone} OperatorNational/10`, '10'],
    [`${iphone} OperatorNational`, '0'],
    [`${iphone} OperatorNational/beta`, '0'],
    [`${iphone} MicroMessenger/8.0.49`, '0'],
  ])('%s is an operator app of version %s (§5)', (userAgent, appVersion) =>
    expect(see(userAgent).appVersion).toBe(appVersion),
  );

  it('names the mini-program', () => {
    expect(
      see(`${iphone} MicroMessenger/8.0.49 miniProgram/wx1111111111111111 Language/zh_CN`).miniProgramId,
    ).toBe('wx1111111111111111');
    expect(see(`${iphone} MicroMessenger/8.0.49 miniProgram`).miniProgramId).toBeUndefined();
  });

  it('knows a tablet that calls itself a desktop by its fingers', () => {
    expect(see(pad).system).toBe('ios');
    expect(see(pad, { touchPoints: 0 }).system).toBe('other');
  });
});
