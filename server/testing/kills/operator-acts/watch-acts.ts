import { alertRuleConsole } from '#core/contract/console/operations/alert-rules.ts';
import { freshId } from '../../fresh.ts';
import type { TestServer } from '../../test-server.ts';
import { act, asAnother, inMinutes, reason } from './act.ts';

/** Alerts and tasks. */
export const watchActs = [
  act({ call: 'saveAlertRule', by: 'activities', prepare: async () => terms(freshId('规则')) }),
  act({
    call: 'silenceAlert',
    by: 'activities',
    prepare: async (server) => ({ rule: await aRule(server), until: inMinutes(server, 60), reason }),
  }),
  act({
    call: 'endSilence',
    by: 'activities',
    async prepare(server) {
      const rule = await aRule(server);
      const until = inMinutes(server, 60);
      await asAnother(server, 'activities', alertRuleConsole.silenceAlert, { rule, until, reason });
      return { rule, reason };
    },
  }),
  act({
    call: 'takeAlert',
    by: 'activities',
    async prepare(server) {
      const alertId = freshId('alert');
      const alert = { alert_id: alertId, rule: await aRule(server), detail: '12 %', raised_at: server.now() };
      await server.db.insertInto('alerts').values(alert).execute();
      return { alertId };
    },
  }),
  act({
    call: 'stopTask',
    by: 'service',
    async prepare(server, by) {
      const taskId = freshId('task');
      await server.db
        .insertInto('bulk_tasks')
        .values({
          task_id: taskId,
          kind: 'shipments-import',
          title: '导入运单号',
          state: 'running',
          input: '{}',
          total: 1,
          made_by: by.operatorId,
          made_at: server.now(),
          started_at: server.now(),
        })
        .execute();
      // No parcel stands in its input, so its job does not come further.
      const line = { line_id: freshId('line'), task_id: taskId, line_no: 1, state: 'ready' as const };
      await server.db
        .insertInto('bulk_task_lines')
        .values({ ...line, content_sealed: null, user_id: null, target_key: null, result_key: null })
        .execute();
      return { taskId, reason };
    },
  }),
];

const terms = (title: string) => ({
  version: 0,
  title,
  metric: 'claims' as const,
  comparison: 'above' as const,
  limit: 1_000_000,
  minutes: 5,
  role: 'activities' as const,
  quietFrom: null,
  quietUntil: null,
  isOn: true,
  reason,
});

async function aRule(server: TestServer): Promise<string> {
  const title = freshId('规则');
  await asAnother(server, 'activities', alertRuleConsole.saveAlertRule, terms(title));
  const { rule } = await server.db
    .selectFrom('alert_rules')
    .select('rule')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return rule;
}
