import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';

/** The switch that lets one number look after all bound ones. */
export function HouseholdCell({ household }: { household: boolean | undefined }) {
  const call = useApi();
  const queries = useQueryCache();
  const change = useAction((on: boolean) => call(phoneFlow.switchFlowSetting, { target: 'household', on }), {
    onDone: () => void queries.refresh(phoneManage.butler.path),
  });
  return (
    <Cells title="家庭管理" titleHidden>
      <Cell
        title="家庭管理"
        note="打开后，可以查看所有副号的流量，设置提醒和上网时段"
        end={
          <Switch
            label="家庭管理"
            checked={household ?? false}
            disabled={household === undefined || change.busy}
            onChange={change.run}
          />
        }
      />
    </Cells>
  );
}
