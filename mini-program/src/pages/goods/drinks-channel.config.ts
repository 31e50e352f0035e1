export default definePageConfig({
  navigationBarTitleText: '茶饮频道',
  navigationBarTextStyle: 'white',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
});
