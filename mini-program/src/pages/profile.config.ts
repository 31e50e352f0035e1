export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '我的' });
