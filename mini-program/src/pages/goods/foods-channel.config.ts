export default definePageConfig({
  navigationBarTitleText: '美食频道',
  navigationBarTextStyle: 'white',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
});
