import { renewals } from '#core/contract/order/renewals.ts';
import type { Renewal } from '#core/contract/order/renewals.shapes.ts';
import { chinaDay, lastChinaDay } from '#core/rules/format/china-day.ts';
import { monthAndDay } from '#core/rules/format/month-and-day.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** 自动续费: the next debit of each membership with the button that stops it at once; nothing where none can renew. */
export function RenewalCells({ isShown }: { isShown(renewal: Renewal): boolean }) {
  const kind = useSession(({ session }) => session.kind);
  const { data } = useCall(renewals.renewals, {}, { enabled: kind === 'member' });
  const shown = data?.list.filter(isShown) ?? [];
  if (shown.length === 0) return null;
  return (
    <Cells title="自动续费">
      {shown.map((renewal) => (
        <RenewalCell key={renewal.subscriptionId} renewal={renewal} />
      ))}
    </Cells>
  );
}

const dayOf = (at: string): string => monthAndDay(chinaDay(Date.parse(at)));
const lastDayOf = (endsAt: string): string => monthAndDay(lastChinaDay(Date.parse(endsAt)));

const renewalText = { templateId: 'auto-renew', title: '自动续费说明' };

function RenewalCell({ renewal }: { renewal: Renewal }) {
  const { subscriptionId, productName, planName, priceFen, isOn, endsAt, debitAt } = renewal;
  const call = useApi();
  const queries = useQueryCache();
  const consent = useConsent({ texts: [renewalText], action: '开启' });
  const change = useAction(
    (on: boolean) => call(on ? renewals.resumeRenewal : renewals.stopRenewal, { subscriptionId }),
    {
      onDone: (changed) => {
        void queries.refresh(renewals.renewals.path);
        toast(changed.isOn ? '已开启自动续费' : `已关闭，会员可用到${lastDayOf(changed.endsAt)}`);
      },
      onFailed: () => void queries.refresh(renewals.renewals.path),
    },
  );
  return (
    <>
      <Cell
        title={`${productName} ${planName}`}
        note={
          isOn
            ? `${dayOf(debitAt)}从话费扣${shortYuan(priceFen)}元，扣费前3天提醒`
            : `${lastDayOf(endsAt)}到期，到期不扣费；开启后到期前从话费扣${shortYuan(priceFen)}元`
        }
        end={
          <Button
            size="s"
            kind="plain"
            busy={change.busy}
            onPress={() => (isOn ? change.run(false) : consent.whenAgreed(() => change.run(true)))}
          >
            {isOn ? '关闭自动续费' : '开启自动续费'}
          </Button>
        }
      />
      {consent.dialogs}
    </>
  );
}
