import { WebEdition } from '../../features/shared/web-edition.tsx';

export default function CarOwnerChannelPage() {
  return <WebEdition page="carOwnerChannel" />;
}
