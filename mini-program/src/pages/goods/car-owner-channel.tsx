import { ChannelPage } from '../../features/channels/channel-page.tsx';

export default function CarOwnerChannelPage() {
  return <ChannelPage page="carOwnerChannel" />;
}
