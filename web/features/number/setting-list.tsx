import { Fragment, type ReactNode } from 'react';
import type { FlowSetting, FlowSettings } from '#core/contract/content/phone-flow.shapes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Switch } from '#web/ui/switch/switch.tsx';
import { SettingCell } from './setting-cell.tsx';
import { useFlowSettings } from './use-flow-settings.ts';
import { useNumber } from './use-number.ts';
import styles from './setting-list.module.css';

type Kind = FlowSetting['kind'];
type SettingOf<K extends Kind> = Extract<FlowSetting, { kind: K }>;

interface SettingListProps<K extends Kind> {
  readonly title: string;
  readonly kind: K;
  /** The switch of all of them together. */
  readonly mainSwitch: {
    readonly title: string;
    note(settings: FlowSettings): string;
    isOn(settings: FlowSettings): boolean;
    /** There is nothing to switch on; one is added instead. */
    hasNone(settings: FlowSettings): boolean;
  };
  readonly addText: string;
  readonly limitText: string;
  /** Below the switch, all of them in a picture. */
  renderSummary?(settings: FlowSettings): ReactNode;
  textsOf(setting: SettingOf<K>): { readonly name: string; readonly note: string };
  /** Without a setting it adds one. */
  onEdit(setting?: SettingOf<K>): void;
}

/** The settings of one kind of the number, each with its switch, and adding one. All of it appears at once, so that nothing moves. */
export function SettingList<K extends Kind>({
  title,
  kind,
  mainSwitch,
  addText,
  limitText,
  renderSummary,
  textsOf,
  onEdit,
}: SettingListProps<K>) {
  const { input } = useNumber();
  const { settings, change, remove } = useFlowSettings();
  return (
    <QueryState
      query={settings}
      skeleton={
        <Cells title={title}>
          <Cell title={<SkeletonBox width="60%" height={20} />} />
        </Cells>
      }
    >
      {(data) => (
        <Fragment key="loaded">
          <Cells title={title}>
            <Cell
              title={mainSwitch.title}
              note={mainSwitch.note(data)}
              end={
                <Switch
                  label={mainSwitch.title}
                  checked={mainSwitch.isOn(data)}
                  disabled={change.busy}
                  onChange={(on) =>
                    on && mainSwitch.hasNone(data) ? onEdit() : change.run({ target: kind, on, ...input })
                  }
                />
              }
            />
            {renderSummary && <div className={styles.summary}>{renderSummary(data)}</div>}
            {data.settings
              .filter((setting): setting is SettingOf<K> => setting.kind === kind)
              .map((setting) => (
                <SettingCell
                  key={setting.settingId}
                  {...textsOf(setting)}
                  on={setting.enabled}
                  busy={change.busy || remove.busy}
                  onSwitch={(on) => change.run({ target: 'setting', settingId: setting.settingId, on })}
                  onEdit={() => onEdit(setting)}
                  onDelete={() => remove.run(setting.settingId)}
                />
              ))}
          </Cells>
          <div className={styles.add}>
            <Button full kind="soft" onPress={() => onEdit()}>
              {addText}
            </Button>
            <p className="text-tertiary">{limitText}</p>
          </div>
        </Fragment>
      )}
    </QueryState>
  );
}
