import { describe, expect, it } from 'vitest';
import { fromBase64, fromUrlBase64, toBase64, toUrlBase64 } from './base64.ts';
import { hmacSha256 } from './hmac-sha256.ts';
import { obscureText, readObscured } from './obscured-text.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('Base64 (RFC 4648)', () => {
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foobar', 'Zm9vYmFy'],
    ['权益', '5p2D55uK'],
  ])('writes %s as %s, and reads it again', (text, written) => {
    expect(toBase64(bytesOf(text))).toBe(written);
    expect(hexOf(fromBase64(written))).toBe(hexOf(bytesOf(text)));
  });

  it.each([
    ['fbff', '-_8', '+/8='],
    ['fffefd', '__79', '//79'],
    ['66', 'Zg', 'Zg=='],
  ])('fits %s into an address as %s instead of %s, and reads it again', (hex, written, plain) => {
    const bytes = fromBase64(plain);
    expect([hexOf(bytes), toUrlBase64(bytes), hexOf(fromUrlBase64(written))]).toEqual([hex, written, hex]);
  });
});

it.each([
  ['\x0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    'Jefe',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
])('HMAC-SHA256 as in RFC 4231: key %j', async (key, text, mac) =>
  expect(hexOf(await hmacSha256(key, text))).toBe(mac),
);

describe('an obscured text (§7)', () => {
  it('reads what another AES-GCM wrote with the same key', async () =>
    expect(await readObscured('AAECAwQFBgcICQoLOLeAIUtxxw9SWyWMX6Kzk43A1n-aM1_qg2_BR-I')).toBe(
      '权益 rights',
    ));

  it('comes back as it was, and never looks the same twice', async () => {
    const [one, other] = [await obscureText('13800000001'), await obscureText('13800000001')];
    expect(one).toMatch(/^[\w-]+$/);
    expect(one).not.toBe(other);
    expect([await readObscured(one), await readObscured(other)]).toEqual(['13800000001', '13800000001']);
  });

  it('is not read with another key, nor after a change', async () => {
    const obscured = await obscureText('text', 'a key of its own');
    expect(await readObscured(obscured, 'a key of its own')).toBe('text');
    await expect(readObscured(obscured)).rejects.toMatchObject({ name: 'OperationError' });
    await expect(
      readObscured(
        obscured.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
        'a key of its own',
      ),
    ).rejects.toMatchObject({ name: 'OperationError' });
    await expect(readObscured('{"plain":1}')).rejects.toMatchObject({ name: 'InvalidCharacterError' });
  });
});
