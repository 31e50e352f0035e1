import { WebEdition } from '../../features/shared/web-edition.tsx';

export default function MovieChannelPage() {
  return <WebEdition page="movieChannel" />;
}
