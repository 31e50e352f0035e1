import { tickets } from '#core/contract/content/tickets.ts';
import type { ServiceTicket } from '#core/contract/content/tickets.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useJump } from '#web/platform/navigation/use-jump.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './my-tickets.module.css';

const states: Readonly<Record<ServiceTicket['state'], { text: string; tone: TagProps['kind'] }>> = {
  sending: { text: '发放中', tone: 'info' },
  sent: { text: '已到账', tone: 'ok' },
  failed: { text: '未成功', tone: 'warn' },
};

/** Coupons of the subscriber's products, and a link to the points shop. */
export function MyTickets() {
  const href = useHref();
  const enabled = useSession(({ session }) => session.kind === 'member');
  const { data, error, refetch } = useCall(tickets.serviceTickets, { pageNum: 1, pageSize: 5 }, { enabled });
  return (
    <Floor header={{ title: '我的礼券', more: { href: href({ page: 'myCoupons' }), text: '券包' } }}>
      {error && !data && <FailedState look="strip" title="礼券没有加载出来" onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <p className={styles.emptyNote}>办理指定产品即送礼券，到账后在这里查看</p>}
      {data && data.list.length > 0 && (
        <ul>
          {data.list.map(({ ticketId, ticketName, businessName, amountFen, state, sentAt }) => (
            <li key={ticketId} className={styles.ticket}>
              <Price className={styles.amount} fen={amountFen} size={20} />
              <div className="grow">
                <Text as="h3" look="name">
                  {ticketName}
                </Text>
                <Text as="p" look="caption">
                  {businessName} · {chinaDay(new Date(sentAt))}
                </Text>
              </div>
              <Tag kind={states[state].tone}>{states[state].text}</Tag>
            </li>
          ))}
        </ul>
      )}
      {data?.pointsShopOpen && <PointsShopLink />}
    </Floor>
  );
}

/** The points shop needs a link made for this visit, so it is requested on tap. */
function PointsShopLink() {
  const call = useApi();
  const jump = useJump();
  const { run, busy } = useAction(() => call(tickets.pointsShopCouponUrl, {}), {
    onDone: ({ url }) => void jump({ link: url }),
  });
  return (
    <Button
      className={styles.pointsShopButton}
      kind="soft"
      size="m"
      full
      busy={busy}
      onPress={() => run(undefined)}
    >
      去积分商城领券
    </Button>
  );
}
