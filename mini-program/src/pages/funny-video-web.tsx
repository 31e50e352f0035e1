import { WebEdition } from '../features/shared/web-edition.tsx';

export default function VideoDetailPage() {
  return <WebEdition page="videoDetail" />;
}
