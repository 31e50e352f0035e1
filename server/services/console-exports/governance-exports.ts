import { revealReasonNames } from '#core/rules/console/number-reveals.ts';
import { taskEntryStates } from '#core/rules/console/operations/task-states.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported } from './exported.ts';

export const governanceExports: readonly ExportedList[] = [
  exported(
    'auditLog',
    '审计日志',
    [
      { title: '时间', text: ({ at }) => at },
      { title: '谁', text: ({ operator }) => operator ?? '系统' },
      { title: '做了什么', text: ({ act }) => act },
      { title: '对象', text: ({ objectName }) => objectName },
      { title: '对象编号', text: ({ objectKey }) => objectKey },
      {
        title: '改动',
        text: ({ changes }) =>
          changes.map(({ field, before, after }) => `${field} ${before}→${after}`).join('；'),
      },
      { title: '原因', text: ({ reason }) => reason },
      { title: '申请', text: ({ proposalId }) => proposalId },
      { title: '来自', text: ({ network }) => network },
    ],
    'audit.export',
  ),
  exported('numberReveals', '号码查看记录', [
    { title: '时间', text: ({ at }) => at },
    { title: '谁', text: ({ operator }) => operator },
    { title: '用户编号', text: ({ userId }) => userId },
    { title: '号码', text: ({ mobile }) => mobile },
    { title: '原因', text: ({ reason, note }) => `${revealReasonNames[reason]}${note && `：${note}`}` },
    { title: '看了什么', text: ({ kind }) => (kind === 'page' ? '页面' : '号码') },
    { title: '领取编号', text: ({ claimId }) => claimId },
    { title: '来自', text: ({ network }) => network },
    { title: '核对', text: ({ seenBy }) => seenBy },
  ]),
  exported('taskLines', '任务报告', [
    { title: '行', text: ({ lineNo }) => lineNo },
    { title: '内容', text: ({ content }) => content },
    { title: '结果', text: ({ state }) => taskEntryStates[state] },
    { title: '说明', text: ({ reason }) => reason },
  ]),
];
