export default definePageConfig({
  navigationBarTitleText: '首页',
  navigationBarTextStyle: 'white',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
});
