import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cities } from '#core/rules/location/cities.ts';
import { pictureViews } from '#core/rules/goods/card/picture-views.ts';
import { demoGoods, demoSections, demoSkus } from './rows/goods.ts';
import { demoCategories } from './rows/categories.ts';
import { demoShops } from './rows/shops.ts';

const goods = demoGoods((page) => `/${page}`);
const categories = demoCategories((page) => `/${page}`);
const rootOf = (id: string) => categories.find(({ category_id }) => category_id === id)?.parent_id ?? id;

it('the demo has 160 goods in 12 categories, each in a sub-category', () => {
  expect(goods.length).toBeGreaterThanOrEqual(160);
  const roots = categories.filter(({ parent_id }) => parent_id === null);
  expect(roots).toHaveLength(12);
  for (const { category_id } of roots)
    expect(
      goods.filter((each) => rootOf(each.category_id) === category_id).length,
      category_id,
    ).toBeGreaterThan(11);
  const leaves = categories.flatMap(({ parent_id, category_id }) => (parent_id === null ? [] : category_id));
  expect(goods.filter(({ category_id }) => !leaves.includes(category_id))).toEqual([]);
  expect(leaves.filter((leaf) => goods.every(({ category_id }) => category_id !== leaf))).toEqual([]);
});

it('every kind is among them, with several skus where that is natural, videos, and some out of stock', () => {
  expect(new Set(goods.map(({ kind }) => kind))).toEqual(
    new Set(['virtual', 'charge', 'code', 'physical', 'external']),
  );
  const skusOf = (goodsId: string) => demoSkus.filter(({ goods_id }) => goods_id === goodsId).length;
  expect(goods.filter(({ goods_id }) => skusOf(goods_id) > 1).length).toBeGreaterThan(120);
  expect(goods.flatMap(({ videos_id }) => videos_id ?? []).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, at) => `v${String(at + 1).padStart(2, '0')}`),
  );
  expect(goods.filter(({ in_stock }) => !in_stock).length).toBeGreaterThan(3);
});

it('each city of the province has goods of its own, and goods honoured at its shops', () => {
  const province = cities.filter(({ areaNum }) => areaNum.startsWith('32')).map(({ areaNum }) => areaNum);
  expect(province).toHaveLength(13);
  for (const city of province)
    expect(
      goods.some(({ areas }) => areas.includes(city)),
      city,
    ).toBe(true);
  expect(goods.flatMap(({ areas }) => areas).filter((area) => !province.includes(area))).toEqual([]);
  const suppliers = new Set(demoShops.map(({ supplier }) => supplier));
  expect(goods.filter(({ supplier }) => supplier !== null && !suppliers.has(supplier))).toEqual([]);
  expect(goods.filter(({ supplier }) => supplier !== null).length).toBeGreaterThan(30);
});

it('every picture of goods, skus and categories is drawn', () => {
  const pictures = [
    ...goods.flatMap(({ pic_url, pics, kind }) => [pic_url, ...pics, ...pictureViews(pic_url, kind)]),
    ...demoSections.flatMap(({ pics }) => pics),
    ...demoSkus.map(({ pic_url }) => pic_url),
    ...categories.flatMap(({ pic_url, banner }) => [pic_url, ...(banner ? [banner.picUrl] : [])]),
  ];
  for (const picture of new Set(pictures))
    expect(existsSync(`web/public/art/${picture}.svg`), picture).toBe(true);
});

it('every goods has three to five pictures', () => {
  const numbers = goods.map(
    ({ pic_url, pics, kind }) => new Set([pic_url, ...pics, ...pictureViews(pic_url, kind)]).size,
  );
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(5);
});

/** The goods that share a picture: the same article in another amount, or of the same card. */
const sameArticle: Readonly<Record<string, readonly string[]>> = {
  badminton: ['badminton', 'badminton-class'],
  boat: ['boat-night', 'slender-lake'],
  books: ['english-month', 'exam-pack', 'library-card', 'book-novel', 'book-kids'],
  bread: ['bread-pass', 'bakery-50'],
  carwash: ['carwash', 'carwash-fine'],
  cinema: ['cinema', 'cinema-imax', 'cinema-snack', 'cinema-pass', 'video-cinema', 'cinema-kids'],
  cleaning: ['clean-2h', 'clean-deep'],
  coffee: ['coffee', 'coffee-month'],
  crab: ['buffet', 'crab-box'],
  'data-10': ['data-week', 'data-music'],
  'data-30': ['data-video', 'data-season'],
  'data-5': ['data-day', 'data-game'],
  document: ['magazine-year', 'doc-template'],
  duck: ['duck-set', 'salted-duck'],
  ebook: ['audio-month', 'ebook-quarter', 'ebook-month'],
  fruittea: ['fruit-tea', 'tea-voucher'],
  fuel: ['fuel-100', 'fuel-50', 'fuel-200'],
  game: ['game-month', 'game-quarter', 'game-coin'],
  hotpot: ['hotpot-two', 'hotpot-voucher'],
  milktea: ['milktea', 'cheese-tea'],
  music: ['music-year', 'radio-year'],
  'music-blue': ['music-collector', 'music-week', 'story-month'],
  phone: ['phone-mid', 'phone-old'],
  rice: ['rice-5kg', 'rice-eco'],
  ringtone: ['ringtone-month', 'ringtone-diy'],
  steamer: ['dumpling', 'soup-buns'],
  tea: ['tea-house', 'tea-tin'],
  theatre: ['opera-month', 'drama-show', 'kunqu-show'],
  'video-blue': ['video-month', 'sport-month'],
  'video-green': ['kids-month', 'variety-month'],
  'video-orange': ['tv-month', 'tv-quarter'],
  'video-pink': ['video-year', 'film-month'],
  'video-red': ['video-quarter', 'drama-week'],
  violin: ['classic-quarter', 'concert'],
  yogamat: ['yoga', 'yoga-mat'],
};

it('no two unrelated goods share a picture', () => {
  const users = Map.groupBy(goods, ({ pic_url }) => pic_url.replace('goods/', ''));
  const shared = [...users].filter(([, { length }]) => length > 1);
  expect(
    Object.fromEntries(shared.map(([key, rows]) => [key, rows.map(({ goods_id }) => goods_id)])),
  ).toEqual(sameArticle);
});

it('goods have three to five pictures, parameters, and notes of their own kind', () => {
  const sectionsOf = (goodsId: string) => demoSections.filter(({ goods_id }) => goods_id === goodsId);
  for (const { goods_id, pic_url, pics, kind, category_id, freight_fen, sub_title, tags } of goods) {
    const views = new Set([
      pic_url,
      ...pics,
      ...demoSkus.flatMap((sku) => (sku.goods_id === goods_id ? sku.pic_url : [])),
      ...pictureViews(pic_url, kind),
    ]);
    expect([goods_id, views.size >= 3 && views.size <= 5]).toEqual([goods_id, true]);
    const sections = sectionsOf(goods_id);
    const kinds = new Set(sections.map((section) => section.kind));
    expect([
      goods_id,
      // What is said of refunds of codes follows from their terms.
      ['about', 'parameters', 'usage', 'delivery', 'notice', 'refund'].filter(
        (each) => !kinds.has(each as 'about') && !(kind === 'code' && each === 'refund'),
      ),
    ]).toEqual([goods_id, []]);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    // Rules of fresh food stand on fresh food alone.
    if (!category_id.startsWith('local.')) expect(JSON.stringify(sections)).not.toMatch(/生鲜|坏果/);
    if (freight_fen > 0) expect([goods_id, sub_title, ...tags].join()).not.toContain('包邮');
  }
});
