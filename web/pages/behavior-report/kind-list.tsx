import { minutesText, type KindShare } from '#core/rules/number/behavior-words.ts';
import { dataText } from '#core/rules/number/data-amount.ts';
import { usageKindNames } from '#core/rules/number/usage-kinds.ts';
import { PercentTrack } from '#web/features/number/percent-track.tsx';
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
        <PercentTrack percent={percent} />
      </li>
    ))}
  </ul>
);
