import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { deadlineText } from '#core/rules/rights/my-month/my-month-deadline.ts';
import { byDeadline, rightsWithStatus, type GroupedRight } from '#core/rules/rights/my-month/my-month.ts';
import { claimName, type ClaimStep } from '#web/features/rights/claiming/use-claim-many.ts';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { MonthRow } from './month-row.tsx';

interface DeadlineFloorsProps {
  readonly groups: readonly MonthGroupView[];
  readonly now: number;
  readonly steps: ReadonlyMap<string, ClaimStep>;
  /** Everything is being claimed: no row begins a claim of its own meanwhile. */
  readonly locked: boolean;
  readonly claiming: ReadonlySet<string>;
  onClaim(placed: GroupedRight<MonthGroupView>): void;
}

/** Claimable rights by deadline, and rights that open later this month. */
export function DeadlineFloors({ groups, now, steps, locked, claiming, onClaim }: DeadlineFloorsProps) {
  const reader = useRightReader();
  const later = rightsWithStatus(groups, 'later', now);
  const row = (placed: GroupedRight<MonthGroupView>) => {
    const name = claimName(placed.group.subscriptionId, placed.right.rightsId);
    return (
      <MonthRow
        key={name}
        placed={placed}
        step={steps.get(name)}
        busy={claiming.has(placed.right.rightsId)}
        locked={locked}
        onClaim={() => onClaim(placed)}
        onRead={() => reader.read({ rightsId: placed.right.rightsId, name: placed.right.rightsShowName })}
      />
    );
  };
  return (
    <>
      {byDeadline(groups, now).map(({ closesAt, claimable, items }) => {
        const { title, left, urgent } = deadlineText(Date.parse(closesAt), now);
        return (
          <Floor
            key={closesAt}
            header={{
              title,
              chip: <Tag kind={urgent ? 'warn' : 'soft'}>{left}</Tag>,
              meta: `可领${claimable}项`,
            }}
          >
            <ul>{items.map(row)}</ul>
          </Floor>
        );
      })}
      {later.length > 0 && (
        <Floor header={{ title: '即将开放', meta: `${later.length}项` }}>
          <ul>{later.map(row)}</ul>
        </Floor>
      )}
      {reader.sheet}
    </>
  );
}
