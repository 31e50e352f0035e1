import type { PriceViewer } from '#core/rules/goods/detail-price.ts';
import { useMembership } from '#web/features/membership/use-membership.ts';

interface Viewer {
  /** False while a stored session is checked: its price is not known yet. */
  readonly ready: boolean;
  readonly price: Omit<PriceViewer, 'saleFen'>;
}

/** Who looks at the price. A membership that could not be loaded shows the regular price. */
export function useViewer(): Viewer {
  const who = useMembership();
  if (who.kind !== 'known') return { ready: who.kind !== 'unknown', price: { level: 0 } };
  const { vipTypeLevel, vipTypeName } = who.info.userDto;
  return { ready: true, price: { level: vipTypeLevel, levelName: vipTypeName } };
}
