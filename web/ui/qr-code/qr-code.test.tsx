import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { QrCode } from './qr-code.tsx';
import { qrModules, quietZone } from '#core/rules/format/shown-codes/qr-modules.ts';

/** Reads the path back into modules. */
function grid({ side, path }: { side: number; path: string }): boolean[][] {
  const drawn = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return drawn;
}

const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
const corner = (drawn: boolean[][], x: number, y: number) =>
  drawn.slice(y, y + 7).map((row) =>
    row
      .slice(x, x + 7)
      .map(Number)
      .join(''),
  );

describe('a code to scan', () => {
  it.each(['https://mall.example/content/super-market/market-index?channelId=qr-1', '权益福利官', '1'])(
    'of "%s" is drawn module for module',
    (text) => {
      expect(grid(qrModules(text))).toEqual(encode(text, { ecc: 'M', border: quietZone }).data);
    },
  );

  it('has its three eyes and a light edge of four modules, without which no camera finds it', () => {
    const modules = qrModules('https://mall.example/');
    const [drawn, far] = [grid(modules), modules.side - quietZone - 7];
    expect([
      corner(drawn, quietZone, quietZone),
      corner(drawn, far, quietZone),
      corner(drawn, quietZone, far),
    ]).toEqual([finder, finder, finder]);
    const edge = [
      ...drawn.slice(0, quietZone),
      ...drawn.slice(-quietZone),
      ...drawn.map((row) => [...row.slice(0, quietZone), ...row.slice(-quietZone)]),
    ];
    expect(edge.flat()).not.toContain(true);
  });

  it('can bear a mark on its middle: then it repeats more of itself', () => {
    const text = 'https://mall.example/';
    expect(grid(qrModules(text, true))).toEqual(encode(text, { ecc: 'H', border: quietZone }).data);
    renderUi(<QrCode text={text} label="入会二维码" mark={<i data-testid="mark" />} />);
    expect(screen.getByTestId('mark').closest('[role="img"]')?.querySelector('path')?.getAttribute('d')).toBe(
      qrModules(text, true).path,
    );
  });

  it('is another one for another text', () => expect(qrModules('a').path).not.toBe(qrModules('b').path));

  it('has a text alternative', async () => {
    const { container } = renderUi(
      <QrCode text="https://mall.example/" label="添加福利官的二维码" size={120} />,
    );
    expect(screen.getByRole('img', { name: '添加福利官的二维码' }).style.width).toBe('120px');
    await expectAccessible(container);
  });
});
