import { names } from '#core/config/names.ts';
import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { deadlineText } from '#core/rules/rights/my-month/my-month-deadline.ts';
import { isMessageTime, nextReminder, userFraction } from '#core/rules/rights/my-month/my-month-times.ts';
import { byDeadline, monthCounts } from '#core/rules/rights/my-month/my-month.ts';
import type { Deps } from '../../../deps.ts';
import { sendMessage } from '../../content/public.ts';
import { isSettled } from '../../../upstreams/sms/port.ts';
import { monthGroups } from './month-groups.ts';
import { namesInShort } from './names-in-short.ts';
import { forEach } from './for-each.ts';
import { leaseDue, type DueSubscriber } from './tables.ts';

const hour = 3_600_000;

/** Reminds subscribers with rights left to claim, in the daytime, once a month. A message not surely sent is retried in an hour. */
export async function remindOfMonth(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  if (!isMessageTime(now)) return 0;
  const due = await leaseDue(deps, 'remind_at', now, new Date(now.getTime() + hour));
  await forEach(deps, due, 'reminding of the month failed', (who) => remind(deps, who, now));
  return due.length;
}

async function remind(deps: Deps, who: DueSubscriber, now: Date): Promise<void> {
  const { cycle } = claimCycle(now);
  // A reminder delayed past its month is dropped.
  const isFresh =
    who.remind_at !== null && claimCycle(who.remind_at).cycle === cycle && who.reminded_cycle !== cycle;
  const groups = isFresh ? await monthGroups(deps, { userId: who.user_id, mobile: who.mobile }, now) : [];
  const sends = monthCounts(groups, now).claimable > 0;
  if (
    sends &&
    !isSettled(await deps.sms.send({ mobile: who.mobile, text: reminderText(groups, now), channel: 'sms' }))
  )
    return;
  const reminded = sends ? cycle : who.reminded_cycle;
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('month_settings')
      .set({ reminded_cycle: reminded })
      .where('user_id', '=', who.user_id)
      .execute();
    if (!sends) return;
    await sendMessage(
      tx,
      {
        userId: who.user_id,
        source: `month-reminder ${cycle}`,
        kind: 'rights',
        topic: 'rights',
        title: `本月还有${monthCounts(groups, now).claimable}项权益待领`,
        text: `${waitingText(groups, now)}，过期不累计。`,
        link: { page: 'myMonth', query: {} },
      },
      now,
    );
  });
  if (who.remind_day === null) return;
  await deps.db
    .updateTable('month_settings')
    .set({
      remind_at: new Date(
        nextReminder({ day: who.remind_day, fraction: userFraction(who.user_id), reminded }, now),
      ),
    })
    .where('user_id', '=', who.user_id)
    .where('remind_day', '=', who.remind_day)
    .execute();
}

const reminderText = (groups: readonly MonthGroupView[], now: Date): string =>
  `【${names.product}】您本月还有${monthCounts(groups, now).claimable}项权益可领：${waitingText(groups, now)}，过期不累计。打开“本月权益”即可一键领取，也可在那里关闭提醒。`;

function waitingText(groups: readonly MonthGroupView[], now: Date): string {
  const deadlines = byDeadline(groups, now);
  const [first] = deadlines;
  const waiting = deadlines.flatMap(({ items }) => items.map(({ right }) => right.rightsShowName));
  const until = first ? `，最早${deadlineText(Date.parse(first.closesAt), now).title}` : '';
  return `${namesInShort(waiting)}${until}`;
}
