export default definePageConfig({ navigationBarTextStyle: 'white' });
