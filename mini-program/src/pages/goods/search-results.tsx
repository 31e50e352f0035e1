import { SearchResultsPage } from '../../features/search/search-results-page.tsx';

export default SearchResultsPage;
