import { describe, expect, it } from 'vitest';
import { hosts, type HostId } from '../../config/hosts.ts';
import { recogniseHost, type HostDetectionInput, type RecognisedHost } from './recognise-host.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 13; V2199A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0';
const pad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const recognise = (userAgent: string, input: Partial<HostDetectionInput> = {}): RecognisedHost =>
  recogniseHost({ userAgent, inMiniProgram: false, hasAppBridge: false, touchPoints: 5, ...input });

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
      'chat-mini-program',
      'other',
      'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF XWEB/6763',
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
  ])('%s on %s: %s', (id, system, userAgent) => expect(recognise(userAgent)).toMatchObject({ id, system }));

  it('are all in this table', () => expect(hosts).toHaveLength(8));
});

describe('other ways to recognise a host', () => {
  it.each(['zt', 'ztyd'])(
    'the open type %s means the provincial app where no other company’s app is shown (§1)',
    (openType) => {
      expect(recognise(`${android} Mobile Safari/537.36`, { openType }).id).toBe('provincial-app');
      expect(recognise(`${iphone} OperatorNational/9.5.0`, { openType }).id).toBe('provincial-app');
    },
  );

  it.each([
    ['chat-app', 'MicroMessenger/8.0.49'],
    ['chat-mini-program', 'MicroMessenger/8.0.49 miniProgram/wx1111111111111111'],
    ['video-a', 'VideoPartnerA/6.1.0'],
    ['vendor-browser', 'UCBrowser/16.4.8'],
  ])('a link of the provincial app that is opened in %s is a page of that host', (id, mark) =>
    expect(recognise(`${iphone} ${mark}`, { openType: 'zt' }).id).toBe(id),
  );

  it.each(['', 'ZT', 'toString', '1', undefined])('the open type %s means no host', (openType) =>
    expect(recognise(iphone, { openType }).id).toBe('others'),
  );

  it('the mini-program flag counts in the chat app only', () => {
    expect(recognise(`${iphone} MicroMessenger/8.0.49`, { inMiniProgram: true }).id).toBe(
      'chat-mini-program',
    );
    expect(recognise(iphone, { inMiniProgram: true }).id).toBe('others');
  });

  it('an app bridge means the provincial app unless the user agent has marks of another host', () => {
    expect(recognise(iphone, { hasAppBridge: true }).id).toBe('provincial-app');
    expect(recognise(`${iphone} OperatorNational/9.5.0`, { hasAppBridge: true }).id).toBe('national-app');
    expect(recognise(`${iphone} MicroMessenger/8.0.49`, { hasAppBridge: true }).id).toBe('chat-app');
  });
});

describe('other facts from the user agent', () => {
  it.each([
    [`${android} OperatorProvincial/9.9.1 Mobile`, '9.9.1'],
    [`${iphone} OperatorNational/10`, '10'],
    [`${iphone} OperatorNational`, '0'],
    [`${iphone} OperatorNational/beta`, '0'],
    [`${iphone} MicroMessenger/8.0.49`, '0'],
  ])('%s is an operator app of version %s (§5)', (userAgent, appVersion) =>
    expect(recognise(userAgent).appVersion).toBe(appVersion),
  );

  it('include the id of the mini-program', () => {
    expect(
      recognise(`${iphone} MicroMessenger/8.0.49 miniProgram/wx1111111111111111 Language/zh_CN`)
        .miniProgramId,
    ).toBe('wx1111111111111111');
    expect(recognise(`${iphone} MicroMessenger/8.0.49 miniProgram`).miniProgramId).toBeUndefined();
  });

  it('include touch points, which distinguish a tablet with a desktop user agent', () => {
    expect(recognise(pad).system).toBe('ios');
    expect(recognise(pad, { touchPoints: 0 }).system).toBe('other');
  });
});
