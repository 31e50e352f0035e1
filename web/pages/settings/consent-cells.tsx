import { agreements } from '#core/contract/common/agreements.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey, useCall } from '#web/platform/queries/use-call.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './settings.module.css';

/** The consents in force with their date; those that the account does not need can be withdrawn. */
export function ConsentCells() {
  const call = useApi();
  const queries = useQueryCache();
  const consents = useCall(agreements.myConsents, {});
  const withdraw = useAction((templateId: string) => call(agreements.withdrawConsent, { templateId }), {
    onDone: (left) => {
      queries.put(callKey(agreements.myConsents, {}), left);
      toast('已撤回同意');
    },
  });
  const ask = async (templateId: string, title: string) => {
    const sure = await askFirst({
      title: `撤回对《${title}》的同意？`,
      text: '撤回不影响此前已进行的处理，再次使用相关服务时会重新征求您的同意',
      confirm: '撤回',
    });
    if (sure) withdraw.run(templateId);
  };
  return (
    <Cells title="授权与协议">
      <QueryState
        query={consents}
        skeleton={<Cell title={<SkeletonBox width="60%" height={20} />} />}
        failedTitle="授权没有加载出来"
        isEmpty={(list) => list.length === 0}
        empty={<Cell title="还没有同意过协议" />}
      >
        {(list) =>
          list.map(({ templateId, title, version, agreedAt, required }) => (
            <Cell
              key={templateId}
              title={
                <PageLink
                  className={`${styles.agreement} touch-target`}
                  to={{ page: 'protocol', query: { templateId, version } }}
                >
                  《{title}》
                </PageLink>
              }
              note={`${chinaDay(Date.parse(agreedAt))}同意，版本${version}${required ? '，使用账号所必需' : ''}`}
              end={
                !required && (
                  <Button
                    size="s"
                    kind="outline"
                    label={`撤回：${title}`}
                    busy={withdraw.busy && withdraw.input === templateId}
                    onPress={() => void ask(templateId, title)}
                  >
                    撤回
                  </Button>
                )
              }
            />
          ))
        }
      </QueryState>
    </Cells>
  );
}
