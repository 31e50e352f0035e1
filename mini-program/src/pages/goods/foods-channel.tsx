import { ChannelPage } from '../../features/channels/channel-page.tsx';

export default function FoodsChannelPage() {
  return <ChannelPage page="foodsChannel" />;
}
