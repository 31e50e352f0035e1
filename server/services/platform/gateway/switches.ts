import type { Db } from '../../../db/database.ts';

interface Switch {
  /** The channelWays of the malls it applies to; '*' for all. */
  readonly feature: string;
  readonly begins_at: Date | null;
  readonly ends_at: Date | null;
}
export interface Degradation extends Switch {
  readonly area_num: string;
  readonly flag: number;
}
export interface Notice extends Switch {
  readonly type: number;
  readonly title: string;
  readonly message: string;
}
export interface Switches {
  readonly degradations: readonly Degradation[];
  readonly notices: readonly Notice[];
}

/** Every switch that has not ended, future ones included. */
export async function readSwitches(db: Db, now: Date): Promise<Switches> {
  const [degradations, notices] = await Promise.all([
    db
      .selectFrom('area_degradations')
      .select(['area_num', 'feature', 'flag', 'begins_at', 'ends_at'])
      .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
      .orderBy('area_num')
      .orderBy('flag')
      .orderBy('degradation_id')
      .execute(),
    db
      .selectFrom('maintenance_notices')
      .select(['feature', 'type', 'title', 'message', 'begins_at', 'ends_at'])
      .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
      .orderBy('begins_at', (o) => o.desc().nullsLast())
      .orderBy('notice_id')
      .execute(),
  ]);
  return { degradations, notices };
}

export const isOn = ({ begins_at, ends_at }: Switch, now: Date): boolean =>
  (!begins_at || begins_at <= now) && (!ends_at || ends_at > now);

export const isFor = ({ feature }: Switch, input: string): boolean => feature === '*' || feature === input;
