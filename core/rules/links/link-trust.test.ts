import { describe, expect, it } from 'vitest';
import { linkTrust, withToken } from './link-trust.ts';

const context = {
  ownOrigins: ['https://mall.example'],
  agreedOrigins: ['https://partner.example', 'http://127.0.0.1:8080'],
  blacklist: ['partner.example/blocked'],
};
const trust = (link: string) => linkTrust(link, context);

describe('whether a link may carry a token (A3, A4)', () => {
  it('an agreed origin gets one for any path', () => {
    expect(trust('https://partner.example/a?b=1#c')).toMatchObject({
      kind: 'agreed',
      origin: 'https://partner.example',
    });
    expect(trust('https://PARTNER.example:443')).toMatchObject({
      kind: 'agreed',
      origin: 'https://partner.example',
    });
    expect(trust('http://127.0.0.1:8080/')).toMatchObject({ kind: 'agreed' });
  });

  it('an own page needs none', () =>
    expect(trust('https://mall.example/content/x')).toEqual({ kind: 'own' }));

  it('a blacklisted link gets none, agreed or not (§2)', () =>
    expect(trust('https://partner.example/blocked/x')).toEqual({ kind: 'refused' }));

  it.each([
    'http://partner.example/', // another protocol is another origin
    'https://partner.example:8443/',
    'https://partner.example.evil.example/',
    'https://evilpartner.example/',
    'https://partner.example@evil.example/',
    'https://evil.example/https://partner.example/',
    'https://evil.example\\@partner.example/',
    'https:\\\\partner.example/',
    'https://partner.example\t.evil.example/',
    'https://partner。example/',
    'https://127.1:8080/',
    'http://2130706433:8080/',
    'http://0x7f.0.0.1:8080/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]:8080/',
    'http://localhost:8080/',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//partner.example/',
    '',
  ])('%s gets none', (link) => expect(trust(link)).toEqual({ kind: 'refused' }));

  it.each([
    ['https://partner.example', 'https://partner.example/?token=T'],
    ['https://partner.example/a?b=1#/c?d', 'https://partner.example/a?b=1&token=T#/c?d'],
    ['https://partner.example/a?token=old&x=%26&tok%65n=old', 'https://partner.example/a?x=%26&token=T'],
  ])('%s carries it as %s', (link, carried) => {
    const verdict = trust(link);
    expect(verdict.kind === 'agreed' && withToken(verdict.parts, 'T')).toBe(carried);
  });
});
