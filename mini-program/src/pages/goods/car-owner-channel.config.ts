export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '车主频道' });
