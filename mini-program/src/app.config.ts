import { preload, subPackages, tabs } from './site/package-pages.ts';

export default defineAppConfig({
  pages: tabs.map(({ pagePath }) => pagePath),
  subPackages,
  preloadRule: preload,
  tabBar: {
    color: '@tabColor',
    selectedColor: '@tabSelectedColor',
    backgroundColor: '@tabBackground',
    borderStyle: '@tabBorder' as 'black',
    list: tabs,
  },
  window: {
    navigationStyle: 'custom',
    navigationBarTextStyle: '@barText',
    backgroundColor: '@pageGround',
    backgroundTextStyle: '@pullText',
  },
  darkmode: true,
  themeLocation: 'theme.json',
  lazyCodeLoading: 'requiredComponents',
  permission: { 'scope.userLocation': { desc: '用于展示您附近的门店和所在城市的权益' } },
  requiredPrivateInfos: ['getLocation'],
  // The chat app then waits for consent before location and phone number (platform/privacy.ts).
  __usePrivacyCheck__: true,
});
