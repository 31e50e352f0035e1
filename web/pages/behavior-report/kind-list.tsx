import { minutesText, type KindShare } from '#core/rules/number/behavior-words.ts';
import { dataText } from '#core/rules/number/data-amount.ts';
import { usageKindNames } from '#core/rules/number/usage-kinds.ts';
import styles from './kind-list.module.css';

/** The kinds with their shares: the bars are as long as the shares of the whole. */
export const KindList = ({ shares }: { readonly shares: readonly KindShare[] }) => (
  <ul className={styles.kinds}>
    {shares.map(({ usage, percent, minutes, usedMb }) => (
      <li key={usage}>
        <span className={styles.name}>{usageKindNames[usage]}</span>
        <span className={styles.amount}>
          {minutesText(minutes)}，{dataText(usedMb)}
        </span>
        <b className={`${styles.percent} number`}>{percent}%</b>
        <span className={styles.track} aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
      </li>
    ))}
  </ul>
);
