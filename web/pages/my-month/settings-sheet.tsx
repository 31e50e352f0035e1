import { useState } from 'react';
import { myMonth } from '#core/contract/content/my-month.ts';
import type { MonthRights } from '#core/contract/content/my-month.shapes.ts';
import { picksRefusal } from '#core/rules/rights/my-month/my-month-picks.ts';
import { needsPicks, type MonthPick } from '#core/rules/rights/my-month/my-month-plan.ts';
import { canEverBeClaimed } from '#core/rules/rights/my-month/my-month.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Radio } from '#web/ui/radio/radio.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { PickGroup } from './pick-group.tsx';
import { RemindDay } from './remind-day.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './settings-sheet.module.css';
import pickGroupStyles from './pick-group.module.css';

interface SettingsSheetProps {
  readonly open: boolean;
  readonly month: MonthRights;
  onClose(): void;
}

const usualRemindDay = 25;

/** Automatic claiming and the reminder; nothing changes until it is saved. */
export function SettingsSheet({ open, month: { groupList, settings }, onClose }: SettingsSheetProps) {
  const call = useApi();
  const queries = useQueryCache();
  const [autoClaim, setAutoClaim] = useState(settings.autoClaim);
  const [remindDay, setRemindDay] = useState(settings.remindDay);
  const isOwned = ({ subscriptionId, rightsId }: MonthPick) =>
    groupList.some(
      (group) =>
        group.subscriptionId === subscriptionId &&
        group.rightsList.some((right) => right.rightsId === rightsId),
    );
  const [picks, setPicks] = useState<readonly MonthPick[]>(() => settings.picks.filter(isOwned));
  const save = useAction(() => call(myMonth.saveMonthSettings, { autoClaim, picks: [...picks], remindDay }), {
    onDone: () => {
      toast(autoClaim === 'off' && remindDay === null ? '已关闭' : '已保存');
      onClose();
      void queries.refresh(myMonth.monthRights.path);
    },
  });
  const refusal = autoClaim === 'off' ? undefined : picksRefusal(groupList, autoClaim, picks);
  const offered =
    autoClaim === 'off' ? [] : groupList.filter((group) => autoClaim === 'selected' || needsPicks(group));
  return (
    <Sheet
      open={open}
      title="省心设置"
      onClose={onClose}
      footer={
        <Button
          full
          busy={save.busy}
          disabled={refusal !== undefined}
          reason={refusal}
          onPress={() => save.run(undefined)}
        >
          保存
        </Button>
      }
    >
      <SettingRow
        title="自动领取"
        note="每月1日起错峰领取，结果短信告知，可随时关闭"
        checked={autoClaim !== 'off'}
        onChange={(on) => setAutoClaim(on ? 'all' : 'off')}
      />
      {autoClaim !== 'off' && (
        <div className={styles.autoClaim}>
          <div role="radiogroup" aria-label="自动领取哪些">
            <Radio
              name="auto-claim"
              value="all"
              checked={autoClaim === 'all'}
              onSelect={() => setAutoClaim('all')}
            >
              全部权益
            </Radio>
            <Radio
              name="auto-claim"
              value="selected"
              checked={autoClaim === 'selected'}
              onSelect={() => setAutoClaim('selected')}
            >
              只领我选的
            </Radio>
          </div>
          {offered.length > 0 && (
            <p className={pickGroupStyles.introduction}>
              {autoClaim === 'all'
                ? '这些权益每月只能选几项，请选好要自动领取的；没有选的不会领取'
                : '请选择要自动领取的权益'}
            </p>
          )}
          {offered.map((group) => (
            <PickGroup
              key={`${group.subscriptionId} ${group.groupId}`}
              group={group}
              options={group.rightsList.filter(canEverBeClaimed)}
              slots={group.chooseCount}
              picks={picks}
              onChange={setPicks}
            />
          ))}
          {refusal !== undefined && (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
        </div>
      )}
      <SettingRow
        title="领取提醒"
        note="当天还有权益没领时提醒一次，只在白天发送"
        checked={remindDay !== null}
        onChange={(on) => setRemindDay(on ? (settings.remindDay ?? usualRemindDay) : null)}
      />
      {remindDay !== null && <RemindDay day={remindDay} onChange={setRemindDay} />}
    </Sheet>
  );
}
