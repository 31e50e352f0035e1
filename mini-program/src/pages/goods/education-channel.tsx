import { WebEdition } from '../../features/shared/web-edition.tsx';

export default function EducationChannelPage() {
  return <WebEdition page="educationChannel" />;
}
