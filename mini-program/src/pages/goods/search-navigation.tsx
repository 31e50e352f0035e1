import { SearchNavigationPage } from '../../features/search/search-navigation-page.tsx';

export default SearchNavigationPage;
