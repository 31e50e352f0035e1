import { ChannelPage } from '../../features/channels/channel-page.tsx';

export default function MovieChannelPage() {
  return <ChannelPage page="movieChannel" />;
}
