export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '卡券包' });
