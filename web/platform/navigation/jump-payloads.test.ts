import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { setSession } from '../session/session-store.ts';
import { aMember } from '../testing/a-user.ts';
import { openJump } from './open-jump.ts';
import { jumpMeans } from './testing/jump-dependencies.ts';
import { leaveSite } from '../site/leave-site.ts';

const evil = 'evil.example';
const hosts = [
  evil,
  `pay.example.${evil}`,
  `${evil}.pay.example`,
  `evilpay.example`,
  `pay.example@${evil}`,
  `pay.example:443@${evil}`,
  `${evil}#@pay.example`,
  `${evil}?pay.example`,
  `${evil}\\@pay.example`,
  `pay.example\\.${evil}`,
  `pay.example%2f.${evil}`,
  `pay.example%00.${evil}`,
  `pay.example%0d%0a.${evil}`,
  `pay。example`,
  `ｐay.example`,
  `pay.example.`,
  `pay.example:8443`,
  `localhost:3000@${evil}`,
  `localhost:3000.${evil}`,
  '127.0.0.1',
  '0x7f000001',
  '2130706433',
  '[::1]',
  '169.254.169.254',
  `xn--pay-example.${evil}`,
];
const payloads: readonly string[] = [
  ...hosts.flatMap((host) => [`https://${host}/a`, `//${host}/a`, `http://${host}`]),
  `/\\${evil}`,
  `\\\\${evil}`,
  `/\t/${evil}`,
  `/%2f%2f${evil}`,
  `/%5c${evil}`,
  `///${evil}`,
  `////${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `http:\\\\${evil}`,
  `HTTPS://${evil}`,
  `hTtPs:\\${evil}`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://pay.example/x',
  'intent://pay.example#Intent;end',
  'ftp://pay.example/',
  'weixin://dl',
  `/content/public-pages/login?redirect=https://${evil}`,
  `/content/super-market/../../${evil}`,
  `/content//${evil}`,
  `https://pay.example/\r\nLocation: https://${evil}`,
  `https://pay.example\t.${evil}/`,
  `https://pay.example/ https://${evil}`,
];

const opened: string[] = [];
const bare: string[] = [];
const routed: string[] = [];

beforeAll(() => {
  vi.spyOn(leaveSite, 'assign').mockImplementation((url) => void opened.push(url));
  vi.spyOn(leaveSite, 'replace').mockImplementation((url) => void opened.push(url));
  vi.spyOn(leaveSite, 'withoutTrace').mockImplementation((url) => void bare.push(url));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
});
beforeEach(() => setSession(aMember()));
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('what a jump is made to open (A3)', () => {
  it('is tried with more than eighty addresses', () => expect(new Set(payloads).size).toBeGreaterThan(80));

  it.each(payloads)('sends data to trusted origins only: %j', async (link) => {
    opened.length = bare.length = routed.length = 0;
    vi.setSystemTime(Date.now() + 1_000);
    const { means, api, navigator, find } = jumpMeans();
    navigator.push.mockImplementation((url) => void routed.push(url));
    await openJump({ link, exchangeToken: true, params: { channelId: 'C0001' } }, means);
    for (const url of opened)
      expect(['http://localhost:3000', 'https://pay.example']).toContain(new URL(url).origin);
    for (const url of routed) expect(new URL(url, location.href).origin).toBe('http://localhost:3000');
    // An unknown site gets the link unchanged: the browser parses the same host, and no parameter is added.
    for (const url of bare) {
      expect(['http:', 'https:']).toContain(new URL(url).protocol);
      expect(url).not.toMatch(/IU=|token=|timeStamp=|channelId=|long=|lat=/);
      expect(link.toLowerCase()).toContain(new URL(url).host.split(':')[0]);
    }
    for (const { input } of api.callsOf(gateway.tokenisedLink))
      expect(new URL(String(input['url'])).origin).toBe('https://pay.example');
    expect(find).not.toHaveBeenCalled();
  });
});
