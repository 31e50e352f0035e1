import { Suspense, useState } from 'react';
import { profile } from '#core/contract/user/profile.ts';
import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import { FollowCell } from '#web/features/follow/follow-cell.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';

const NameSheet = lazyPart(() => import('./name-sheet.tsx').then((found) => found.NameSheet));

/** Nickname with the edits left, and the number. */
export function AccountCells({ user }: { user: UserInfo | undefined }) {
  const name = useCall(profile.userName, {}, { enabled: user !== undefined });
  const [sheet, setSheet] = useState({ open: false, times: 0 });
  const edits = name.data?.remainingEditCount;
  return (
    <>
      <Cells title="账号">
        <Cell
          title="昵称"
          note={edits === undefined ? '最多修改3次' : edits > 0 ? `还可以修改${edits}次` : '修改次数已用完'}
          end={name.data?.userName ?? user?.userName ?? <SkeletonBox width={72} height={18} />}
          onPress={edits ? () => setSheet(({ times }) => ({ open: true, times: times + 1 })) : undefined}
        />
        <Cell title="手机号" end={user?.mobile ?? <SkeletonBox width={96} height={18} />} />
        <FollowCell />
      </Cells>
      {sheet.times > 0 && name.data && (
        <Suspense fallback={null}>
          <NameSheet
            key={sheet.times}
            open={sheet.open}
            name={name.data}
            onClose={() => setSheet({ ...sheet, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
