import { WebEdition } from '../../features/shared/web-edition.tsx';

export default function CardCouponPage() {
  return <WebEdition page="cardCoupon" />;
}
