import { WebEdition } from '../../features/shared/web-edition.tsx';

export default function FoodsChannelPage() {
  return <WebEdition page="foodsChannel" />;
}
