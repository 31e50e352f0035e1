import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { membership } from '#core/contract/user/membership.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';

/** The membership of this tier's type that the subscriber holds: since when, until when, and what it has saved. */
export function OwnedCells({ tier: { offer, vipTypeId } }: { tier: Tier }) {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(
    membership.vipOfType,
    { vipTypeId },
    { enabled: isMember && offer === 'held' && vipTypeId > 0 },
  );
  if (!isMember || offer !== 'held' || !data) return null;
  const { productName, openedAt, renewsOn, expiresOn, savedFen } = data;
  return (
    <Cells title="我的会员">
      <Cell title="使用中的产品" end={productName} />
      <Cell title="开通日期" end={dotted(chinaDay(Date.parse(openedAt)))} />
      <Cell
        title="有效期"
        end={
          expiresOn !== null
            ? `${dotted(expiresOn)}到期`
            : renewsOn !== null
              ? `${dotted(renewsOn)}自动续订`
              : '长期有效'
        }
      />
      {savedFen > 0 && <Cell title="今年已省" end={`¥${formatFen(savedFen)}`} />}
    </Cells>
  );
}

const dotted = (day: string): string => day.replaceAll('-', '.');
