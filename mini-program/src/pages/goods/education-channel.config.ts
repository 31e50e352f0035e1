export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '教育频道' });
