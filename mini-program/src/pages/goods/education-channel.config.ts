export default definePageConfig({
  navigationBarTitleText: '教育频道',
  navigationBarTextStyle: 'white',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
});
