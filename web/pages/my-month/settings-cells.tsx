import { Suspense, useState } from 'react';
import type { MonthRights, MonthSettings } from '#core/contract/content/my-month.shapes.ts';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { bellIcon } from '#web/art/icons/bell-icon.ts';
import { calIcon } from '#web/art/icons/cal-icon.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';

const SettingsSheet = lazyPart(() => import('./settings-sheet.tsx').then((found) => found.SettingsSheet));

const modes: Readonly<Record<MonthSettings['autoClaim'], string>> = {
  off: '未开启',
  all: '全部权益',
  selected: '自选权益',
};

/** The automatic settings, and a link to change them. */
export function SettingsCells({ month }: { readonly month: MonthRights }) {
  const [sheet, setSheet] = useState({ open: false, times: 0 });
  const { autoClaim, remindDay, claimsNextAt } = month.settings;
  // Each time anew: what was not saved is not kept.
  const open = () => setSheet(({ times }) => ({ open: true, times: times + 1 }));
  const next = claimsNextAt === null ? undefined : chinaTime(Date.parse(claimsNextAt));
  return (
    <>
      <Cells title="省心设置" titleHidden>
        <Cell
          icon={calIcon}
          title="自动领取"
          note={next ? `下次${next.month}月${next.day}日领取，结果短信告知` : '每月自动领好，不怕忘记'}
          end={modes[autoClaim]}
          onPress={open}
        />
        <Cell
          icon={bellIcon}
          title="领取提醒"
          note="有权益没领时，短信提醒一次"
          end={remindDay === null ? '未开启' : `每月${remindDay}日`}
          onPress={open}
        />
      </Cells>
      {sheet.times > 0 && (
        <Suspense fallback={null}>
          <SettingsSheet
            key={sheet.times}
            open={sheet.open}
            month={month}
            onClose={() => setSheet({ ...sheet, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
