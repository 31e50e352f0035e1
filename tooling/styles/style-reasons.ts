/** Lengths outside the scale that spacing may have, by their reason: the stylesheet's path under web, and its lengths. */
export const lengthReasons: readonly {
  readonly reason: string;
  readonly at: Readonly<Record<string, string>>;
}[] = [
  {
    reason: 'room for the drawing, picture or button beside the text',
    at: {
      'features/city/city-picker': '52px',
      'features/goods/shops/shop-card': '92px',
      'features/goods/shops/shop-list': '92px',
      'features/rights/product-card': '116px 100px',
      'pages/activity-zone/activity-zone': '64px',
      'pages/campaign/campaign-head': '108px',
      'pages/card-code-exchange/exchange-head': '112px',
      'pages/category/category': '50px 17px 96px',
      'pages/gift-square/gift-head': '120px',
      'pages/rail/rail-verification': '132px',
      'pages/m-zone-orders/m-zone-orders': '66px',
      'pages/m-zone/m-zone': '116px',
      'pages/membership-set/offer-head': '108px',
      'pages/my-month/my-month': '104px 100px',
      'pages/pleased-watch/pack-card': '116px',
      'pages/plus-home/plus-card': '96px',
      'pages/traffic-package/traffic-package': '112px 100px',
      'pages/video-detail/clip': '25px 66px',
      'ui/coupon-ticket/coupon-ticket': '60px',
      'ui/nav-bar/nav-bar': '64px',
      'ui/sheet/sheet': '52px',
      'ui/toast/toast': '42px',
    },
  },
  {
    reason: 'place on a drawing, or half the size of what it centres',
    at: {
      'features/goods/floors/duo-floor': '82px',
      'pages/beautiful-order-detail/beautiful-order-detail': '6.5px',
      'pages/goods-detail/goods-detail': '52px',
      'pages/lottery/wheel': '66px 52px 45px',
      'pages/mall-home/level-card': '17px',
      'pages/message-center/message-center': '54px',
      'pages/refund/refund': '17px',
      'pages/video-detail/clip-rail': '268px 52px',
      'pages/video-detail/sound-button': '234px 21px',
      'ui/icon-button/icon-button': '17px',
      'ui/steps/steps': '9.5px',
    },
  },
  {
    reason: 'edge of the column on a screen wider than a phone',
    at: {
      'ui/back-to-top/back-to-top': '228px',
    },
  },
  {
    reason: 'the scene below the form',
    at: {
      'pages/login/login': '110px',
    },
  },
];

/** Scripts that draw: posters on a canvas, maps, and the colours of logos and patterns. */
export const drawingScripts: readonly string[] = [
  'web/features/goods/poster/draw-poster.ts',
  'web/pages/choose-share/paint-poster.ts',
  'web/pages/easy-use-home/ticket-card.tsx',
  'web/pages/gallery/head-specimens.tsx',
  'web/pages/login/plus-head.tsx',
  'web/pages/rail/pass-ticket.tsx',
  'web/features/wallet/code-ticket.tsx',
  'web/pages/plus-home/plus-home.page.tsx',
  'web/pages/question-list/greeting.tsx',
  'web/pages/pay-code/code-card.tsx',
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
      'features/goods/list/goods-skeleton.module.css',
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
      'pages/daily-cash/round-strip.module.css',
      'pages/mine/mine.module.css',
      'ui/quick-entries/quick-entries.module.css',
    ],
  },
  {
    reason: 'the picture leaves room for the texts below',
    at: ['pages/goods-detail/gallery.module.css', 'pages/goods-detail/goods-detail.module.css'],
  },
  { reason: 'a sum in a row becomes a list', at: ['pages/goods-detail/price-equation.module.css'] },
  { reason: 'the whole text is shown', at: ['pages/message-center/message-center.module.css'] },
];
