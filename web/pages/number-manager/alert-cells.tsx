import type { FlowSettings } from '#core/contract/content/phone-flow.shapes.ts';
import { dataText, usedPercent } from '#core/rules/number/data-amount.ts';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import { useGo, useHref } from '#web/platform/navigation/navigation.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';

/** The switch of the alerts and the next threshold. */
export function AlertCells({ totalMb }: { totalMb: number | undefined }) {
  const href = useHref();
  const go = useGo();
  const { input, to } = useNumber();
  const { settings, change } = useFlowSettings();
  const { data } = settings;
  if (!data && settings.error)
    return <FailedState look="strip" title="流量提醒没有加载出来" onRetry={() => void settings.refetch()} />;
  const thresholds = data ? thresholdsOf(data) : [];
  const [first] = thresholds;
  const hasAlert = data?.settings.some(({ kind }) => kind === 'alert') === true;
  return (
    <Cells title="流量提醒" titleHidden>
      <Cell
        title="流量提醒"
        note={
          data === undefined
            ? '用到提醒值时通知您'
            : first === undefined
              ? '还没有设置提醒值'
              : totalMb
                ? `用到${usedPercent(first, totalMb)}%时提醒`
                : `用到${dataText(first)}时提醒`
        }
        end={
          <Switch
            label="流量提醒"
            checked={data?.alertOn ?? false}
            disabled={data === undefined || change.busy}
            onChange={(on) =>
              hasAlert ? change.run({ target: 'alert', on, ...input }) : go(to('flowManage'))
            }
          />
        }
      />
      <Cell
        title="提醒阈值"
        href={href(to('flowManage'))}
        end={
          data === undefined ? (
            <SkeletonBox width={56} height="1.45em" />
          ) : (
            <b className="number">{first === undefined ? '去设置' : thresholds.map(dataText).join('、')}</b>
          )
        }
      />
    </Cells>
  );
}

const thresholdsOf = ({ settings }: FlowSettings): number[] =>
  settings.flatMap((setting) => (setting.kind === 'alert' && setting.enabled ? [setting.thresholdMb] : []));
