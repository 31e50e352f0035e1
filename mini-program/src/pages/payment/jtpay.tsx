import { WebEdition } from '../../features/shared/web-edition.tsx';

export default function MiniProgramPayPage() {
  return <WebEdition page="miniProgramPay" />;
}
