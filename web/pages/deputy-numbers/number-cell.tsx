import { phoneManage } from '#core/contract/content/phone-manage.ts';
import type { ManagedNumber } from '#core/contract/content/phone-manage.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './number-cell.module.css';

/** One number: choosing it, and releasing a bound one after a question. */
export function NumberCell({ number, household }: { number: ManagedNumber; household: boolean }) {
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
    <Cell
      title={
        <>
          <span className="number">{mobile}</span> {label}
        </>
      }
      note={boundAt ? `${chinaDay(Date.parse(boundAt))}绑定` : '登录的号码'}
      end={
        <span className={styles.actions}>
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
        </span>
      }
    />
  );
}
