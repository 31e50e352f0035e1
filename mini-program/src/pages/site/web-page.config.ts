export default definePageConfig({ navigationStyle: 'default', enableShareAppMessage: true });
