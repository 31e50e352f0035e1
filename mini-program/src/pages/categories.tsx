import { WebEdition } from '../features/shared/web-edition.tsx';

export default function CategoryPage() {
  return <WebEdition page="category" />;
}
