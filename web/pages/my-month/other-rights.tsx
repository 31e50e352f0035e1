import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { rightsAt } from '#core/rules/rights/my-month.ts';
import { claimName } from '#web/features/rights/use-claim-many.ts';
import { Icon } from '#web/art/icon.tsx';
import { downIcon } from '#web/art/icons/down-icon.ts';
import { MonthRow } from './month-row.tsx';

const shelves = [
  { place: 'claimed', title: '本月已领' },
  { place: 'closed', title: '本月不可领' },
] as const;

interface OtherRightsProps {
  readonly groups: readonly MonthGroupView[];
  readonly now: number;
  /** Nothing else is on the page: the claimed ones are shown at once. */
  readonly open: boolean;
}

/** What was claimed and what cannot be, with the reason: folded away until somebody wants to know. */
export function OtherRights({ groups, now, open }: OtherRightsProps) {
  return shelves.map(({ place, title }) => {
    const items = rightsAt(groups, place, now);
    if (items.length === 0) return null;
    return (
      <details key={place} className="floor mmo" open={open && place === 'claimed'}>
        <summary className="mmo__s">
          <h2>{title}</h2>
          <span className="mmo__n">{items.length}项</span>
          <Icon of={downIcon} size={16} />
        </summary>
        <ul>
          {items.map((placed) => (
            <MonthRow key={claimName(placed.group.subscriptionId, placed.right.rightsId)} placed={placed} />
          ))}
        </ul>
      </details>
    );
  });
}
