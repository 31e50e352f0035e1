export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '电影频道' });
