/** Lengths outside the scale that spacing may have, by their reason; `at` is the stylesheet's path under web. */
export const lengthReasons: readonly { readonly reason: string; readonly at: readonly string[] }[] = [
  {
    reason: 'room for the drawing, picture or button beside the text',
    at: [
      'features/city/city-picker',
      'features/goods/shops/shop-card',
      'features/goods/shops/shop-list',
      'features/rights/product-card',
      'pages/activity-zone/activity-zone',
      'pages/campaign/campaign-head',
      'pages/card-code-exchange/exchange-head',
      'pages/category/category',
      'pages/gift-square/gift-head',
      'pages/lounges/pass',
      'pages/m-zone-orders/orders',
      'pages/m-zone/m-zone',
      'pages/membership-set/offer-head',
      'pages/my-month/my-month',
      'pages/pleased-watch/pack-card',
      'pages/plus-home/plus-card',
      'pages/traffic-package/traffic-package',
      'pages/video/clip',
      'ui/coupon-ticket/coupon-ticket',
      'ui/nav-bar/nav-bar',
      'ui/sheet/sheet',
      'ui/toast/toast',
    ],
  },
  {
    reason: 'place on a drawing, or half the size of what it centres',
    at: [
      'features/goods/floors/duo-floor',
      'pages/beautiful/order-detail',
      'pages/flash-sale/draw-head',
      'pages/goods-detail/goods-detail',
      'pages/group-share/group-share',
      'pages/local-life/local-life',
      'pages/lottery/wheel',
      'pages/mall-home/level-card',
      'pages/message-center/message-center',
      'pages/refund/refund',
      'pages/video/clip-rail',
      'pages/video/sound-button',
      'ui/icon-button/icon-button',
    ],
  },
  {
    reason: 'edge of the column on a screen wider than a phone',
    at: ['features/home/back-to-top', 'pages/membership-set/level-cards'],
  },
  { reason: 'the scene below the form', at: ['pages/login/login'] },
];

/** Scripts that draw: posters on a canvas, maps, and the colours of logos and patterns. */
export const drawingScripts: readonly string[] = [
  'web/features/goods/poster/draw-poster.ts',
  'web/features/goods/shops/streets.tsx',
  'web/pages/choose/paint-poster.ts',
  'web/pages/easy-use-home/ticket-card.tsx',
  'web/pages/gallery/head-specimens.tsx',
  'web/pages/login/plus-head.tsx',
  'web/pages/lounges/pass-ticket.tsx',
  'web/pages/plus-home/plus-home.page.tsx',
  'web/pages/question-list/greeting.tsx',
  'web/pages/up-card/code-card.tsx',
];

/** Parts of names that are words although they are short. */
export const shortWords: readonly string[] = ['in', 'on', 'ui'];

/** Stylesheets with selectors for large text: what tokens and factors cannot say. */
export const largeTextReasons: readonly { readonly reason: string; readonly at: readonly string[] }[] = [
  { reason: 'decoration is hidden and cut-off lines wrap, everywhere', at: ['styles/base.css'] },
  {
    reason: 'the parts are arranged anew: beside each other instead of below, or the other way round',
    at: [
      'features/goods/floors/duo-floor.module.css',
      'features/goods/goods-skeleton.module.css',
      'features/offers/rights-grid.module.css',
      'pages/flash-sale/flash-sale.module.css',
      'pages/mall-home/mall-entries.module.css',
      'pages/membership-set/tier-choice.module.css',
      'pages/pleased-watch/pack-offer.module.css',
      'ui/action-bar/action-bar.module.css',
      'ui/goods-card/goods-card.module.css',
      'ui/member-card/member-card.module.css',
      'ui/payment-row/payment-row.module.css',
      'ui/picture-choice/picture-choice.module.css',
    ],
  },
  {
    reason: 'as many columns as the texts of this grid allow',
    at: [
      'pages/easy-use-home/exchange-shelf.module.css',
      'pages/m-zone-cash/round-strip.module.css',
      'pages/mine/mine.module.css',
      'ui/quick-entries/quick-entries.module.css',
    ],
  },
  {
    reason: 'the picture leaves room for the texts below',
    at: ['pages/goods-detail/gallery.module.css', 'pages/goods-detail/goods-detail.module.css'],
  },
  { reason: 'the whole text is shown', at: ['pages/message-center/message-center.module.css'] },
];
