import { expect, it } from 'vitest';
import { pictureViews, sellingPointPictures } from './picture-views.ts';

it.each([
  ['a voucher', 'goods/latte', 'code', ['views/latte-more', 'views/arrive-code']],
  ['a parcel', 'goods/pear', 'physical', ['views/pear-more', 'views/arrive-parcel']],
  ['a top-up', 'goods/video-blue', 'charge', ['views/video-blue-more', 'views/arrive-topup']],
  ['data', 'goods/data-10-green', 'virtual', ['views/data-10-green-more', 'views/arrive-topup']],
  ['a service at home', 'goods/aircon', 'code', ['views/aircon-more', 'views/arrive-visit']],
  ['a lounge', 'goods/air', 'virtual', ['views/air-more', 'views/arrive-code']],
  ['an edition', 'goods/data-10-ink', 'virtual', ['views/data-10-more', 'views/arrive-topup']],
  [
    'an article drawn several times',
    'goods/coffee',
    'code',
    ['views/coffee-choice', 'views/coffee-scan', 'views/coffee-ticket'],
  ],
  ['a photograph', 'https://pictures.example/1.jpg', 'physical', []],
  ['an uploaded picture', '/media/1.webp', 'physical', []],
] as const)('the further pictures of %s', (_, picUrl, kind, views) => {
  expect(pictureViews(picUrl, kind)).toEqual(views);
});

it.each([
  ['goods/coffee', 'code', true, ['views/coffee-menu', 'views/coffee-fresh', 'views/coffee-shops']],
  ['goods/latte', 'code', true, ['views/any-shops']],
  ['goods/taxi', 'charge', false, ['views/any-instant']],
  ['goods/pear', 'physical', false, ['views/any-parcel']],
  ['goods/tap', 'code', true, ['views/any-visit']],
  ['https://pictures.example/1.jpg', 'physical', false, []],
] as const)('the description of %s as %s', (picUrl, kind, hasShops, pictures) => {
  expect(sellingPointPictures(picUrl, kind, hasShops)).toEqual(pictures);
});
