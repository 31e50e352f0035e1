import { phoneManage } from '#core/contract/content/phone-manage.ts';
import type { ManagedNumber } from '#core/contract/content/phone-manage.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { simIcon } from '#web/art/icons/sim-icon.ts';
import { IconTile } from '#web/features/number/icon-tile.tsx';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './number-card.module.css';

/** One number: choosing it, and releasing a bound one after a question. */
export function NumberCard({ number, household }: { number: ManagedNumber; household: boolean }) {
  const call = useApi();
  const queries = useQueryCache();
  const go = useGo();
  const { numberId, mobile, label, kind, boundAt } = number;
  const release = useAction(() => call(phoneManage.bindNumber, { action: 'unbind', numberId }), {
    onDone: () => {
      toast(`已解除${mobile}`);
      void queries.refresh(phoneManage.butler.path);
    },
  });
  const ask = async () => {
    const sure = await askFirst({
      title: `解除副号${mobile}？`,
      text: '该号码的提醒、上网时段和应用限制会一起取消',
      confirm: '解除',
    });
    if (sure) release.run(undefined);
  };
  const choose = () => go({ page: 'numberManager', query: kind === 'main' ? {} : { numberId } });
  const closed = kind === 'deputy' && !household;
  return (
    <Card as="article" className={styles.card} aria-label={`${mobile} ${label}`}>
      <div className={styles.head}>
        <IconTile of={simIcon} />
        <span className="grow">
          <b className={`number ${styles.mobile}`}>{mobile}</b>
          <Text look="note" block className={styles.note}>
            {boundAt ? `${chinaDay(Date.parse(boundAt))}绑定` : '登录的号码'}
          </Text>
        </span>
        {label && <Tag kind={kind === 'main' ? 'info' : 'soft'}>{label}</Tag>}
      </div>
      <div className={styles.foot}>
        <span className="grow">{closed ? '家庭管理已关闭，打开后可以管理' : '流量、提醒和上网时段'}</span>
        {kind === 'deputy' && (
          <Button
            size="s"
            kind="outline"
            label={`解除：${mobile}`}
            busy={release.busy}
            onPress={() => void ask()}
          >
            解除
          </Button>
        )}
        <Button
          size="s"
          label={`管理：${mobile}`}
          disabled={closed}
          reason={closed ? '家庭管理已关闭' : undefined}
          onPress={choose}
        >
          管理
        </Button>
      </div>
    </Card>
  );
}

/** As high as a number. */
export const NumberCardSkeleton = () => (
  <Card className={styles.card} role="status" aria-label="加载中">
    <div className={styles.head}>
      <IconTile of={simIcon} />
      <span className="grow">
        <SkeletonBox className={styles.mobile} width={120} height="1.4em" />
        <SkeletonBox className={styles.note} width={72} height="1.45em" />
      </span>
    </div>
    <div className={styles.foot}>
      <SkeletonBox width="50%" height={16} />
    </div>
  </Card>
);
