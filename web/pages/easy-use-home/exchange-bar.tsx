import type { MemberRights } from '#core/contract/content/rights.shapes.ts';
import type { EasyUseCard, ExchangeGoods } from '#core/contract/goods/easy-use.shapes.ts';
import { easyUseProductIds } from '#core/rules/membership/easy-use-context.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { useExchange } from './use-exchange.ts';
import styles from './exchange-bar.module.css';

interface ExchangeBarProps {
  readonly chosen: readonly ExchangeGoods[];
  /** Null without a card. */
  readonly card: EasyUseCard | null | undefined;
  readonly rights: MemberRights | undefined;
  onExchanged(): void;
}

/** The floating total: what is chosen, and the button that exchanges it. */
export function ExchangeBar({ chosen, card, rights, onExchanged }: ExchangeBarProps) {
  const who = useSession(({ session }) => session.kind);
  const { goToLogin } = useSessionActions();
  const { way } = useMembershipWay();
  const { exchange, busy } = useExchange(rights, onExchanged);
  const tickets = chosen.reduce((sum, { ticketCost }) => sum + ticketCost, 0);
  const open = way('开通后兑换', String(easyUseProductIds[0]));
  return (
    <section className={styles.bar} aria-label="已选权益">
      <div className={styles.words} role="status">
        <b className={styles.count}>已选{chosen.length}件</b>
        <p className={`${styles.names} one-line`}>{chosen.map(({ goodsName }) => goodsName).join('、')}</p>
      </div>
      {who === 'guest' && (
        <Button className={styles.button} onPress={goToLogin}>
          登录后兑换
        </Button>
      )}
      {who === 'member' && card === null && (
        <Button className={styles.button} href={open.href}>
          {open.text}
        </Button>
      )}
      {who === 'member' && card !== null && (
        <Button className={styles.button} busy={busy || !rights} onPress={() => exchange(chosen, tickets)}>
          用{tickets}张券兑换
        </Button>
      )}
    </section>
  );
}
