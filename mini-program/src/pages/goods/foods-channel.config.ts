export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '美食频道' });
