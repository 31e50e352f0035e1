import type { FlashSale } from '../../contract/goods/home.shapes.ts';

type Times = Pick<FlashSale, 'beginsAt' | 'endsAt' | 'serverNow'>;

export interface FlashSaleStage {
  readonly hasStarted: boolean;
  /** The countdown's target: the start, then the end. */
  readonly until: number;
  readonly now: number;
}

/** The stage of a flash-sale session, by server time. */
export function flashSaleStage({ beginsAt, endsAt, serverNow }: Times): FlashSaleStage {
  const now = Date.parse(serverNow);
  const hasStarted = Date.parse(beginsAt) <= now;
  return { hasStarted, until: Date.parse(hasStarted ? endsAt : beginsAt), now };
}
