import type { Seckill } from '#core/contract/goods/home.shapes.ts';

type Times = Pick<Seckill, 'beginsAt' | 'endsAt' | 'serverNow'>;

export interface SeckillStage {
  readonly begun: boolean;
  /** What the countdown runs to: the beginning, then the end. */
  readonly until: number;
  readonly now: number;
}

/** Where a session stands, by the server's clock alone. */
export function seckillStage({ beginsAt, endsAt, serverNow }: Times): SeckillStage {
  const now = Date.parse(serverNow);
  const begun = Date.parse(beginsAt) <= now;
  return { begun, until: Date.parse(begun ? endsAt : beginsAt), now };
}
