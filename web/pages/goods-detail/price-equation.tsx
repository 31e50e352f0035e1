import { priceSentence, type OwnPrice } from '#core/rules/goods/card/own-price.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import styles from './price-equation.module.css';

interface PriceEquationProps {
  readonly price: Pick<OwnPrice, 'payFen' | 'terms'>;
  readonly note: string;
  /** False while a member's bill is computed: its place is reserved. */
  readonly ready: boolean;
}

/** More terms than fit beside each other are a list, as they are in large text. */
const maxBeside = 4;

/** 到手 = 售价 − 会员 − 券: the sum is what the till charges. */
export function PriceEquation({ price, note, ready }: PriceEquationProps) {
  const terms = [{ name: '到手', fen: price.payFen }, ...price.terms];
  const sign = (at: number, fen: number) => (at === 0 ? '' : at === 1 ? '=' : fen < 0 ? '−' : '+');
  return (
    <MemberGate
      ready={ready}
      skeleton={
        <div className={styles.box}>
          <div className={styles.equation} />
          <p className={styles.note}>&nbsp;</p>
        </div>
      }
    >
      <div className={styles.box}>
        <p
          className={terms.length > maxBeside ? `${styles.equation} ${styles.list}` : styles.equation}
          aria-label="到手价"
          role="group"
        >
          <span className="visually-hidden">{priceSentence(price)}</span>
          {terms.map(({ name, fen }, at) => (
            <span key={name} className={styles.term} data-sign={sign(at, fen)} aria-hidden="true">
              <b>¥{formatFen(Math.abs(fen))}</b>
              <span>{name}</span>
            </span>
          ))}
        </p>
        <p className={styles.note}>{note}</p>
      </div>
    </MemberGate>
  );
}
