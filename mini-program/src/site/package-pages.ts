/** The pages of the package and how they are split. A test holds the paths against `core/site` (§2). */

const tab = (pagePath: string, text: string, icon: string) => ({
  pagePath,
  text,
  iconPath: `@${icon}Icon`,
  selectedIconPath: `@${icon}SelectedIcon`,
});

/** The main package: the tabs, in the order of the bar. */
export const tabs = [
  tab('pages/home', '首页', 'home'),
  tab('pages/categories', '分类', 'categories'),
  tab('pages/funny-video-web', '趣看', 'watch'),
  tab('pages/profile', '我的', 'profile'),
];

export const subPackages = [
  {
    root: 'pages/goods',
    pages: [
      'goods-detail',
      'search-navigation',
      'search-results',
      'foods-channel',
      'drinks-channel',
      'car-owner-channel',
      'education-channel',
      'movie-channel',
    ],
  },
  { root: 'pages/payment', pages: ['jtpay'] },
  { root: 'pages/cardCoupon', pages: ['index'] },
  // Ours: the web view for every other page of the malls, signing in, and the choice of a city.
  { root: 'pages/site', pages: ['web-page', 'sign-in', 'city'] },
];

/** Sub-packages that are fetched while a page is looked at, because its links lead there. */
export const preload: Readonly<Record<string, { network: 'all' | 'wifi'; packages: string[] }>> = {
  'pages/home': { network: 'all', packages: ['pages/goods', 'pages/site'] },
  'pages/categories': { network: 'all', packages: ['pages/goods'] },
  'pages/profile': { network: 'all', packages: ['pages/cardCoupon', 'pages/site'] },
  'pages/goods/goods-detail': { network: 'all', packages: ['pages/site', 'pages/payment'] },
  'pages/goods/foods-channel': { network: 'all', packages: ['pages/site'] },
  'pages/goods/drinks-channel': { network: 'all', packages: ['pages/site'] },
  'pages/goods/car-owner-channel': { network: 'all', packages: ['pages/site'] },
  'pages/goods/education-channel': { network: 'all', packages: ['pages/site'] },
  'pages/goods/movie-channel': { network: 'all', packages: ['pages/site'] },
  'pages/payment/jtpay': { network: 'all', packages: ['pages/cardCoupon'] },
  'pages/cardCoupon/index': { network: 'all', packages: ['pages/site'] },
};
