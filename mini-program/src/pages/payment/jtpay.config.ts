export default definePageConfig({ navigationStyle: 'default', navigationBarTitleText: '收银台' });
