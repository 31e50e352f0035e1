import { agreements } from '#core/contract/common/agreements.ts';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { toast } from '#web/ui/toast/toast.ts';

interface WithdrawConsentProps {
  readonly agreement: { readonly templateId: string; readonly title: string };
  readonly agreedAt: string;
}

/** Withdraws the consent with one tap, as it was given; the report disappears at once. */
export function WithdrawConsent({ agreement: { templateId, title }, agreedAt }: WithdrawConsentProps) {
  const call = useApi();
  const queries = useQueryCache();
  const withdraw = useAction(() => call(agreements.withdrawConsent, { templateId }), {
    onDone: () => {
      toast('已撤回同意，报告不再读取');
      void queries.refresh(phoneFlow.behaviorReport.path);
    },
  });
  return (
    <Cells title="授权">
      <Cell
        title={`《${title}》`}
        note={`${chinaDay(Date.parse(agreedAt))}同意`}
        end={
          <Button size="s" kind="outline" busy={withdraw.busy} onPress={() => withdraw.run(undefined)}>
            撤回同意
          </Button>
        }
      />
    </Cells>
  );
}
