export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '分类' });
