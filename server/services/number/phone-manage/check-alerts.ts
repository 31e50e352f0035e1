import { sql } from 'kysely';
import { names } from '#core/config/names.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { dataText } from '#core/rules/number/data-amount.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Deps } from '../../../deps.ts';
import { isSettled } from '../../../upstreams/sms/port.ts';
import { sendMessage } from '../../content/public.ts';

type Alerting = Pick<Deps, 'db' | 'clock' | 'billing' | 'encryption' | 'sms'>;

const atOnce = 20;
const everyMs = 10 * 60_000;
const retryMs = 60_000;

interface Watched {
  readonly user_id: string;
  readonly number_id: string;
  readonly owner_sealed: string;
  readonly mobile_sealed: string;
}

/** Compares usage with the alerts that are due and reports those that were reached; returns how many numbers it checked. */
export async function checkAlerts(deps: Alerting): Promise<number> {
  const now = deps.clock.now();
  const month = claimCycle(now).cycle;
  const watched = await takeDue(deps, month, now);
  await Promise.all(watched.map((row) => checkNumber(deps, row, month, now)));
  return watched.length;
}

/** Numbers with an alert that this month has not reached. Moving their time is the lease: another instance finds others. */
async function takeDue({ db }: Alerting, month: string, now: Date): Promise<readonly Watched[]> {
  const { rows } = await sql<Watched>`
    with due as (
      select c.user_id, c.number_id, u.mobile_sealed as owner_sealed, coalesce(n.mobile_sealed, u.mobile_sealed) as mobile_sealed
      from number_controls c
      join users u on u.user_id = c.user_id and u.closed_at is null
      left join managed_numbers n on n.number_id = c.number_id and n.user_id = c.user_id and n.released_at is null
      where c.alert_on and c.alerts_at <= ${now} and (c.number_id = 'main' or n.number_id is not null)
        and exists (
          select from number_settings s where s.user_id = c.user_id and s.number_id = c.number_id and s.kind = 'alert'
            and s.enabled and s.alerted_month is distinct from ${month})
      order by c.alerts_at limit ${atOnce} for update of c skip locked)
    update number_controls c set alerts_at = ${new Date(now.getTime() + everyMs)}
    from due where c.user_id = due.user_id and c.number_id = due.number_id
    returning due.*`.execute(db);
  return rows;
}

async function checkNumber(deps: Alerting, watched: Watched, month: string, now: Date): Promise<void> {
  const { db, billing, encryption, sms } = deps;
  const { user_id, number_id } = watched;
  const [owner, mobile] = [watched.owner_sealed, watched.mobile_sealed].map(encryption.mobiles.open);
  if (owner === undefined || mobile === undefined) return;
  const usage = await billing.usage(mobile, month);
  const reached =
    usage &&
    (await db
      .selectFrom('number_settings')
      .select(['setting_id', 'threshold_mb', 'notify_by'])
      .where('user_id', '=', user_id)
      .where('number_id', '=', number_id)
      .where('kind', '=', 'alert')
      .where('enabled', '=', true)
      .where('alerted_month', 'is distinct from', month)
      .where('threshold_mb', '<=', usage.usedMb)
      .orderBy('threshold_mb', 'desc')
      .execute());
  if (!usage) return later(deps, watched, now);
  // Of several alerts reached at once, the highest is reported.
  const [highest] = reached ?? [];
  if (!reached || !highest) return undefined;
  const text = `${number_id === 'main' ? '您' : maskMobile(mobile)}本月已用流量${dataText(usage.usedMb)}，达到提醒值${dataText(highest.threshold_mb ?? 0)}，剩余${dataText(Math.max(0, usage.totalMb - usage.usedMb))}。`;
  const source = `flow-alert ${highest.setting_id} ${month} ${highest.threshold_mb}`;
  await sendMessage(
    db,
    {
      userId: user_id,
      source,
      kind: 'service',
      topic: 'notice',
      title: '流量提醒',
      text,
      link: { page: 'flowManage', query: number_id === 'main' ? {} : { numberId: number_id } },
    },
    now,
  );
  if (reached.some(({ notify_by }) => notify_by === 'sms')) {
    const outcome = await sms.send({
      id: source,
      mobile: owner,
      channel: 'sms',
      text: `【${names.product}】${text}`,
    });
    if (!isSettled(outcome)) return later(deps, watched, now);
  }
  await db
    .updateTable('number_settings')
    .set({ alerted_month: month })
    .where(
      'setting_id',
      'in',
      reached.map(({ setting_id }) => setting_id),
    )
    .execute();
  return undefined;
}

/** Without an answer of billing or gateway the number is checked again soon; message and SMS know their repetitions. */
const later = async ({ db }: Alerting, { user_id, number_id }: Watched, now: Date): Promise<void> => {
  await db
    .updateTable('number_controls')
    .set({ alerts_at: new Date(now.getTime() + retryMs) })
    .where('user_id', '=', user_id)
    .where('number_id', '=', number_id)
    .execute();
};
