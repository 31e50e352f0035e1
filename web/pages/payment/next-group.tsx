import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { Faces } from '#web/features/group-buy/faces.tsx';
import { TimeLeft } from '#web/features/group-buy/time-left.tsx';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './payment-result.module.css';

const pollMs = 10_000;

/** Who is in the group, how many are missing, and the time that is left for them. */
export function NextGroup({ groupNo }: { readonly groupNo: string }) {
  const { data, error, at, refetch } = useCall(
    groupBuy.groupInfo,
    { groupNo },
    { refetchMs: (found) => (found?.group.state === 'open' ? pollMs : false) },
  );
  const offset = useServerOffset(data?.serverNow, at);
  if (!data) return error ? null : <SkeletonBox height={44} radius={8} />;
  const { group, serverNow } = data;
  return (
    <p className={styles.nextRow}>
      <Faces group={group} size={36} withFree />
      <span className="grow">{group.missing > 0 ? `还差${group.missing}人成团` : '人齐了，正在成团'}</span>
      {group.state === 'open' && (
        <TimeLeft
          until={group.expiresAt}
          serverNow={serverNow}
          offset={offset}
          look="text"
          onEnd={() => void refetch()}
        />
      )}
    </p>
  );
}
