import { home } from '#core/contract/goods/home.ts';
import { giftBag } from '#core/contract/order/gift-bag.ts';
import { useArt } from '#web/art/use-art.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './traffic-package.module.css';

/** The remaining data tickets and gift bags of this month; for guests the sign-in button. */
export function TrafficHead() {
  const art = useArt();
  const href = useHref();
  const { investEnvs } = useHost().codes;
  const session = useSession((state) => state.session.kind);
  const enabled = session === 'member';
  const tickets = useCall(home.couponCounts, { investEnvs }, { enabled });
  const bags = useCall(giftBag.trafficBagCount, {}, { enabled });
  const counts = [
    {
      text: '流量礼包券',
      unit: '张',
      value: tickets.data?.lllbCouponCount,
      to: href({ page: 'rightsDiscount', query: { accountType: 'lllb' } }),
    },
    { text: '本月可领礼包', unit: '份', value: bags.data?.leftCount, to: href({ page: 'trafficGiftBag' }) },
  ];
  return (
    <section className={styles.header} aria-label="我的流量权益">
      <h2 className={styles.headerTitle}>{session === 'guest' ? '登录查看流量权益' : '我的流量权益'}</h2>
      {session === 'guest' ? (
        <GuestWay />
      ) : (
        <ul className={styles.counts}>
          {counts.map(({ text, unit, value, to }) => (
            <li key={text}>
              <a href={to}>
                <span className="number">
                  {value ?? '—'}
                  <small>{unit}</small>
                </span>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      <img
        className={`${styles.headerArt} decorative`}
        src={art('goods/data-cut')}
        width={120}
        height={120}
        alt=""
        fetchPriority="high"
      />
    </section>
  );
}

function GuestWay() {
  const { goToLogin } = useSessionActions();
  return (
    <>
      <p className={styles.headerText}>流量礼包券、会员流量礼包都在这里</p>
      <Button kind="vip" size="s" onPress={goToLogin}>
        去登录
      </Button>
    </>
  );
}
