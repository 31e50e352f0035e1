export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '趣看' });
