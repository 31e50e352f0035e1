export default definePageConfig({
  navigationBarTitleText: '车主频道',
  navigationBarTextStyle: 'white',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
});
