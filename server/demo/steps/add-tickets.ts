import type { LoadContext } from '../load-context.ts';
import { ofOpenAccounts } from '../load-context.ts';
import { replyTemplates, tickets } from '../data/tickets.ts';
import { upsertRows } from '../upsert-rows.ts';

const minuteMs = 60_000;

/** Texts for answers, and tickets with what was said. One that exists is left as it is: its subscriber or the desk may have gone on. */
export async function addTickets({ tx, now }: LoadContext): Promise<void> {
  await upsertRows(
    tx,
    'reply_templates',
    replyTemplates.map(([template_id, title, topic, text]) => ({
      template_id,
      title,
      topic,
      text,
      is_active: true,
      edit: 1,
      changed_by: null,
      changed_at: now,
    })),
  );
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
  const rows = await ofOpenAccounts(
    tx,
    tickets.map((ticket, at) => ({ ...ticket, user_id: ticket.of, ticket_id: `demo.ticket.${at + 1}` })),
  );
  const known = new Set(
    (
      await tx
        .selectFrom('support_tickets')
        .select('ticket_id')
        .where('ticket_id', 'like', 'demo.ticket.%')
        .execute()
    ).map(({ ticket_id }) => ticket_id),
  );
  for (const { user_id, ticket_id, topic, question, title, state, words } of rows) {
    if (known.has(ticket_id)) continue;
    const times = words.map(([, minutesAgo]) => minutesAgo);
    const last = ago(Math.min(...times));
    const asked = words.filter(([sender]) => sender === 'subscriber').map(([, minutesAgo]) => minutesAgo);
    await tx
      .insertInto('support_tickets')
      .values({
        ticket_id,
        user_id,
        topic,
        question_id: question ?? null,
        title,
        state,
        waiting_since: state === 'open' ? last : null,
        last_word_at: ago(Math.min(...asked)),
        created_at: ago(Math.max(...times)),
        updated_at: last,
        closed_at: state === 'closed' ? last : null,
      })
      .execute();
    await tx
      .insertInto('support_messages')
      .values(
        words.map(([sender, minutesAgo, text], at) => ({
          ticket_id,
          seq: at + 1,
          sender,
          text,
          sent_at: ago(minutesAgo),
          operator_id: null,
        })),
      )
      .execute();
  }
}
