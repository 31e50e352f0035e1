import { account } from '#core/contract/user/account.ts';
import { messageMoment } from '#core/rules/messages/message-time.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';

const shown = 8;

/** The newest sign-ins, refused ones, and what the service desk did with the account. */
export function SecurityCells() {
  const events = useCall(account.accountEvents, {});
  return (
    <Cells title="账号安全">
      <QueryState
        query={events}
        skeleton={<Cell title={<SkeletonBox width="60%" height={20} />} />}
        failedTitle="账号动态没有加载出来"
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Cell title="半年内没有登录记录" />}
      >
        {({ rows }) =>
          rows
            .slice(0, shown)
            .map(({ at, text, times }, nth) => (
              <Cell
                key={nth}
                title={text}
                note={`${messageMoment(Date.parse(at))}${times > 1 ? `，共${times}次` : ''}`}
              />
            ))
        }
      </QueryState>
    </Cells>
  );
}
