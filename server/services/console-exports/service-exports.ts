import { closingBlockerNames } from '#core/rules/account/closing-blockers.ts';
import { closingStateNames } from '#core/rules/console/service/closing-state-names.ts';
import {
  compensationCaseNames,
  compensationStateNames,
} from '#core/rules/console/service/compensations/compensation-rules.ts';
import { ticketStateNames, ticketTopicNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported, yuanOrNull } from './exported.ts';

export const serviceExports: readonly ExportedList[] = [
  // Without the words of subscribers.
  exported('tickets', '工单', [
    { title: '工单号', text: ({ ticketNo }) => ticketNo },
    { title: '主题', text: ({ topic }) => ticketTopicNames[topic] },
    { title: '状态', text: ({ state }) => ticketStateNames[state] },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '处理人', text: ({ operator }) => operator?.name ?? null },
    { title: '消息数', text: ({ messages }) => messages },
    { title: '提交', text: ({ createdAt }) => createdAt },
    { title: '用户最后一句', text: ({ lastWordAt }) => lastWordAt },
    { title: '等回复从', text: ({ waitingSince }) => waitingSince },
    { title: '结束', text: ({ closedAt }) => closedAt },
  ]),
  exported('closings', '注销申请', [
    { title: '用户编号', text: ({ userId }) => userId },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '申请', text: ({ requestedAt }) => requestedAt },
    { title: '到期', text: ({ dueAt }) => dueAt },
    { title: '状态', text: ({ state }) => closingStateNames[state] },
    {
      title: '卡在哪里',
      text: ({ blockedBy }) => blockedBy.map((each) => closingBlockerNames[each]).join('、'),
    },
    { title: '结束', text: ({ endedAt }) => endedAt },
  ]),
  exported('compensations', '补偿', [
    { title: '时间', text: ({ askedAt }) => askedAt },
    { title: '谁', text: ({ askedBy }) => askedBy.name },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '为了', text: ({ case: of }) => compensationCaseNames[of.kind] },
    { title: '单号', text: ({ case: of }) => of.number },
    { title: '券', text: ({ couponTitle }) => couponTitle },
    { title: '值（元）', text: ({ amountFen }) => yuanOrNull(amountFen) },
    { title: '状态', text: ({ state }) => compensationStateNames[state] },
    { title: '谁同意', text: ({ approvedBy }) => approvedBy },
    { title: '给出', text: ({ grantedAt }) => grantedAt },
    { title: '原因', text: ({ reason }) => reason },
  ]),
];
