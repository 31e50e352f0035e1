export default definePageConfig({
  navigationBarTitleText: '趣看',
  navigationBarTextStyle: 'white',
  disableScroll: true,
  enableShareAppMessage: true,
});
