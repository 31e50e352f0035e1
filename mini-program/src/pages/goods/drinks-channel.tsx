import { ChannelPage } from '../../features/channels/channel-page.tsx';

export default function DrinksChannelPage() {
  return <ChannelPage page="drinksChannel" />;
}
