export default definePageConfig({ navigationBarTitleText: '我的', enableShareAppMessage: true });
