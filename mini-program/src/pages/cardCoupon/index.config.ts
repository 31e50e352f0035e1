export default definePageConfig({ navigationBarTitleText: '卡包' });
