import { useQuery } from '@tanstack/react-query';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DeskProduct } from '#core/contract/console/service/subscribers/subscribers.shapes.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import styles from './subscribers.module.css';

/** Products owned now, then those that ended, with what renews by itself. */
export function ProductsCard({ userId }: { readonly userId: string }) {
  const query = useQuery(reading(subscriberDesk.subscriberProducts, { userId }));
  const rows = query.data?.rows ?? [];
  const owned = rows.filter(({ isOwned }) => isOwned);
  return (
    <Card title="产品和续费" facts={query.data ? `在用 ${owned.length} 个` : ''}>
      <ListState query={query} isEmpty={rows.length === 0} empty="没有开通过产品" />
      <ul className={styles.things}>
        {[...owned, ...rows.filter(({ isOwned }) => !isOwned)].map((product) => (
          <li key={product.subscriptionId}>
            <span className={styles.thing}>
              {product.name}
              <small>{`${formatTime(product.openedAt)} 开通${
                product.endsAt === null ? '' : `，${formatTime(product.endsAt)} 到期`
              }`}</small>
              {product.renewal && <small>{renewalText(product.renewal)}</small>}
            </span>
            {!product.isOwned && <Tag>已到期</Tag>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function renewalText({ state, priceFen, months, nextTryAt }: NonNullable<DeskProduct['renewal']>): string {
  switch (state) {
    case 'on':
      return `自动续费 ${formatFen(priceFen)}/${months} 个月，${formatTime(nextTryAt)} 处理`;
    case 'off':
      return '用户关闭了自动续费';
    case 'ended':
      return '自动续费已停止';
  }
}
