import type { ReactNode } from 'react';
import { kindShares, type DayUses } from '#core/rules/number/behavior-words.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { KindList } from './kind-list.tsx';

/** What the time of the month was used for. */
export function KindsFloor({ days, chip }: { readonly days: readonly DayUses[]; readonly chip?: ReactNode }) {
  const shares = kindShares(days);
  if (shares.length === 0) return null;
  return (
    <Floor header={{ title: '时间用在哪里', chip, meta: '按时长' }}>
      <KindList shares={shares} />
    </Floor>
  );
}
