/** What the reports show of the days before the demo: products, cities and apps with their part of the whole. */
export const reportHistory = {
  days: 180,
  /** Claims and orders of a usual day. */
  claims: 260,
  orders: 80,
  products: { 'watch-30': 30, platinum: 24, 'watch-20': 18, '124': 12, 'car-owner': 9, phoenix: 7 },
  goods: {
    'video-month': 30,
    'music-month': 20,
    coffee: 16,
    milktea: 12,
    'data-day': 9,
    peach: 6,
    cinema: 5,
    earphones: 2,
  },
  cities: {
    '320100': 22,
    '320500': 20,
    '320200': 13,
    '320300': 9,
    '320400': 8,
    '320600': 8,
    '321000': 5,
    '320900': 5,
    '321200': 4,
    '321100': 3,
    '320800': 3,
  },
  /** Visitors of a usual day, and the share of them at each step. */
  visits: 2_400,
  steps: {
    visit: 100,
    detail: 46,
    preview: 14,
    submitted: 9,
    paid: 7,
    done: 6,
    claimPage: 31,
    pressed: 17,
    claimed: 15,
    received: 14.4,
  },
  /** In per cent of the visitors. */
  events: { pageview: 420, imp: 260, clk: 130, ordst: 12 },
  pages: { home: 38, goodsDetail: 22, rightsList: 14, category: 9, myOrders: 7, myMonth: 6, couponCenter: 4 },
  hosts: { 'chat-app': 40, 'chat-mini-program': 28, 'provincial-app': 20, 'vendor-browser': 7, others: 5 },
} as const;
