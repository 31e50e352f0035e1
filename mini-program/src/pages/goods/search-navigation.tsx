import { WebEdition } from '../../features/shared/web-edition.tsx';

export default function SearchInputPage() {
  return <WebEdition page="searchInput" />;
}
