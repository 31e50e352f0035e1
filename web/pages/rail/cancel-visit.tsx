import { useState } from 'react';
import { lounge } from '#core/contract/goods/lounge.ts';
import { rail } from '#core/contract/goods/rail.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './rail-verification.module.css';

/** Gives the visit back after a second tap. */
export function CancelVisit({ orderId }: { orderId: string }) {
  const call = useApi();
  const queries = useQueryCache();
  const [isConfirming, setConfirming] = useState(false);
  const cancel = useAction(() => call(lounge.cancelLounge, { orderId }), {
    onDone: () => {
      toast('已取消，次数已退回');
      void queries.refresh(rail.loungePass.path);
    },
  });
  return (
    <p className={styles.cancel}>
      <Button
        kind="text"
        size="m"
        busy={cancel.busy}
        onPress={() => (isConfirming ? cancel.run(undefined) : setConfirming(true))}
      >
        {isConfirming ? '确认取消，退回次数' : '取消这次预约'}
      </Button>
    </p>
  );
}
