import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { dataAfterPack } from '#core/rules/number/data-after-pack.ts';
import { leftPercent } from '#core/rules/number/number-left.ts';
import { PercentTrack } from '#web/features/number/percent-track.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './payment-result.module.css';

// Quiet: no progress bar and no toast.
const usageCall = { ...phoneFlow.flowUsage, quiet: true };

/** What the number can use this month with the data that arrived; nothing while the number service does not answer. */
export function NextData({ dataMb }: { readonly dataMb: number }) {
  const { data, error } = useCall(usageCall, {});
  if (!data) return error ? null : <SkeletonBox height={44} radius={8} />;
  return (
    <div className={styles.data}>
      <p>{dataAfterPack(data, dataMb)}</p>
      <PercentTrack percent={leftPercent({ total: data.totalMb, left: data.leftMb })} />
    </div>
  );
}
