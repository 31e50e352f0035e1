export default definePageConfig({
  navigationBarTitleText: '电影频道',
  navigationBarTextStyle: 'white',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
});
