export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '搜索结果' });
