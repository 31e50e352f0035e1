import { describe, expect, it } from 'vitest';
import { quietZone } from '#core/rules/format/shown-codes/qr-modules.ts';
import { readQr } from '#web/ui/qr-code/testing/read-qr.ts';
import { drawPoster, rowsOf, posterSize, type PosterContext } from './draw-poster.ts';

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: unknown;
}

/** A context that remembers what was drawn. */
function recorded() {
  const rects: Rect[] = [];
  const texts: string[] = [];
  const context: PosterContext = {
    fillStyle: '',
    font: '',
    textAlign: 'left',
    fillRect: (x, y, width, height) => rects.push({ x, y, width, height, color: context.fillStyle }),
    fillText: (text) => texts.push(text),
    drawImage: () => undefined,
    measureText: (text) => ({ width: [...text].length * 40 }) as TextMetrics,
  };
  return { context, rects, texts };
}

/** The modules of the black rectangles, as a scanner finds them on the paper. */
function scanned(rects: readonly Rect[]): boolean[][] {
  const dark = rects.filter(({ color }) => color === '#000000');
  const [left, top] = [Math.min(...dark.map(({ x }) => x)), Math.min(...dark.map(({ y }) => y))];
  const module = dark[0]?.height ?? 1;
  const side = (Math.max(...dark.map(({ x, width }) => x + width)) - left) / module;
  const grid = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const { x, y, width } of dark)
    grid[(y - top) / module]?.fill(true, (x - left) / module, (x - left + width) / module);
  return grid;
}

const poster = {
  name: '视频会员月卡，手机电脑平板三端通用',
  price: '¥15',
  was: '原价 ¥25',
  mall: '苏享商城',
  hint: '长按或扫码查看商品',
};

describe('the share poster', () => {
  it.each([
    'https://mall.example/content/super-market/goods-detail?goodsId=video-month&skuId=video-month.1',
    'https://mall.example/content/easy-use/goods-physical-detail?goodsId=peach&skuId=peach.2&channel=' +
      'x'.repeat(80),
  ])('bears a code that scans as %s', (link) => {
    const { context, rects } = recorded();
    drawPoster(context, { ...poster, link }, undefined);
    expect(readQr(scanned(rects))).toBe(link);
  });

  it('leaves the light edge that a scanner needs, on the paper', () => {
    const { context, rects } = recorded();
    drawPoster(context, { ...poster, link: 'https://mall.example/' }, undefined);
    const dark = rects.filter(({ color }) => color === '#000000');
    const module = dark[0]?.height ?? 0;
    expect(Math.max(...dark.map(({ x, width }) => x + width))).toBeLessThanOrEqual(
      posterSize.width - quietZone * module,
    );
    expect(rects[0]).toMatchObject({ x: 0, y: 0, ...posterSize, color: '#ffffff' });
  });

  it('says name and price', () => {
    const { context, texts } = recorded();
    drawPoster(context, { ...poster, link: 'https://mall.example/' }, undefined);
    expect(texts).toEqual([
      '视频会员月卡，手机电脑平板三端通',
      '用',
      '¥15',
      '原价 ¥25',
      '苏享商城',
      '长按或扫码查看商品',
    ]);
  });

  it.each([
    ['甲乙丙', ['甲乙丙']],
    ['甲乙丙丁', ['甲乙丙', '丁']],
    ['甲乙丙丁戊己庚', ['甲乙丙', '丁戊…']],
  ])('breaks %s into rows', (text, rows) =>
    expect(rowsOf(text, (row) => [...row].length <= 3)).toEqual(rows),
  );
});
