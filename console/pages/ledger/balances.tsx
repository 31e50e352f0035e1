import { useQuery } from '@tanstack/react-query';
import { ledger } from '#core/contract/console/orders/money/ledger.ts';
import { accountName } from '#core/rules/pay/difference-words.ts';
import { formatFen } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { CardFrame } from '../../ui/card.tsx';
import styles from './ledger.module.css';

interface BalancesProps {
  readonly chosen: string | undefined;
  readonly onChoose: (account: string | undefined) => void;
}

/** What every account stands at; a press shows that account alone. */
export function Balances({ chosen, onChoose }: BalancesProps) {
  const { data } = useQuery({ ...reading(ledger.ledgerBalances, {}), refetchInterval: 15_000 });
  return (
    <CardFrame label="各账户余额" className={styles.balances}>
      {data?.accounts.map(({ account, balanceFen }) => (
        <button
          key={account}
          type="button"
          aria-pressed={account === chosen}
          onClick={() => onChoose(account === chosen ? undefined : account)}
        >
          <span>{accountName(account)}</span>
          <b>{formatFen(balanceFen)}</b>
        </button>
      ))}
    </CardFrame>
  );
}
