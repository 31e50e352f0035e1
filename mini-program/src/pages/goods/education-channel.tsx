import { ChannelPage } from '../../features/channels/channel-page.tsx';

export default function EducationChannelPage() {
  return <ChannelPage page="educationChannel" />;
}
