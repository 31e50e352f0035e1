import { WebEdition } from '../features/shared/web-edition.tsx';

export default function MinePage() {
  return <WebEdition page="mine" />;
}
