import { blockableKinds, usageKindNames } from '#core/rules/number/usage-kinds.ts';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';

/** A switch for each kind of apps. */
export function BlockedKinds() {
  const { input } = useNumber();
  const { settings, change } = useFlowSettings();
  const blocked = settings.data?.blockedKinds ?? [];
  return (
    <Cells title="限制的应用类别">
      {blockableKinds.map((usage) => {
        const isBlocked = blocked.includes(usage);
        return (
          <Cell
            key={usage}
            title={usageKindNames[usage]}
            note={isBlocked ? '不能上网' : '可以上网'}
            end={
              <Switch
                label={`限制${usageKindNames[usage]}`}
                checked={isBlocked}
                disabled={settings.data === undefined || change.busy}
                onChange={(on) => change.run({ target: 'usage', usage, blocked: on, ...input })}
              />
            }
          />
        );
      })}
    </Cells>
  );
}
