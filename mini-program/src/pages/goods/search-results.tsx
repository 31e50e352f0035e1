import { WebEdition } from '../../features/shared/web-edition.tsx';

export default function SearchResultsPage() {
  return <WebEdition page="searchResults" />;
}
