import type { Seckill } from '#core/contract/goods/home.shapes.ts';

type Times = Pick<Seckill, 'beginsAt' | 'endsAt' | 'serverNow'>;

export interface SeckillStage {
  readonly begun: boolean;
  /** The countdown's target: the start, then the end. */
  readonly until: number;
  readonly now: number;
}

/** The stage of a flash-sale session, by server time. */
export function seckillStage({ beginsAt, endsAt, serverNow }: Times): SeckillStage {
  const now = Date.parse(serverNow);
  const begun = Date.parse(beginsAt) <= now;
  return { begun, until: Date.parse(begun ? endsAt : beginsAt), now };
}
