import { walletEnd } from '#core/rules/wallet/wallet-end.ts';
import styles from './wallet.module.css';

/** The last day; one that is near stands out. */
export function EndText({ until, now }: { readonly until: string; readonly now: string }) {
  const { text, isSoon } = walletEnd(until, now);
  return isSoon ? <span className={styles.soon}>{text}</span> : text;
}
