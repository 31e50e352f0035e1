import { revealReasonNames } from '#core/rules/console/number-reveals.ts';
import { taskEntryStates, taskStateNames } from '#core/rules/console/operations/task-states.ts';
import { memberStateNames } from '#core/rules/console/operations/member-state-names.ts';
import { proposalStateNames } from '#core/rules/console/operations/proposal-state-names.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported, yuanOrNull } from './exported.ts';

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
  exported('proposals', '审批', [
    { title: '提出', text: ({ proposedAt }) => proposedAt },
    { title: '谁提', text: ({ proposedBy }) => proposedBy.name },
    { title: '做什么', text: ({ act }) => act },
    { title: '对象', text: ({ targetName }) => targetName },
    { title: '对象编号', text: ({ target }) => target },
    {
      title: '改动',
      text: ({ changes }) =>
        changes.map(({ field, before, after }) => `${field} ${before}→${after}`).join('；'),
    },
    { title: '最多花费（元）', text: ({ costFen }) => yuanOrNull(costFen) },
    { title: '原因', text: ({ reason }) => reason },
    { title: '状态', text: ({ state }) => proposalStateNames[state] },
    { title: '谁决定', text: ({ decidedBy }) => decidedBy?.name ?? null },
    { title: '决定', text: ({ decidedAt }) => decidedAt },
    { title: '意见', text: ({ comment }) => comment },
  ]),
  exported('members', '成员', [
    { title: '成员', text: ({ name }) => name },
    { title: '登录名', text: ({ loginName }) => loginName },
    { title: '角色', text: ({ roles }) => roles.map((role) => roleNames[role]).join('、') },
    { title: '状态', text: ({ state }) => memberStateNames[state] },
    { title: '验证器', text: ({ hasTotp }) => (hasTotp ? '已设置' : '未设置') },
    { title: '恢复码余', text: ({ recoveryCodesLeft }) => recoveryCodesLeft },
    { title: '受信任设备', text: ({ trustedDevices }) => trustedDevices },
    { title: '最近使用', text: ({ lastSeenAt }) => lastSeenAt },
  ]),
  exported('tasks', '任务', [
    { title: '任务编号', text: ({ taskId }) => taskId },
    { title: '任务', text: ({ title }) => title },
    { title: '做什么', text: ({ act }) => act },
    { title: '状态', text: ({ state }) => taskStateNames[state] },
    { title: '总数', text: ({ total }) => total },
    { title: '完成', text: ({ finished }) => finished },
    { title: '没成', text: ({ failed }) => failed },
    { title: '花费（元）', text: ({ spentFen }) => yuanOrNull(spentFen) },
    { title: '预算（元）', text: ({ budgetFen }) => yuanOrNull(budgetFen) },
    { title: '谁建的', text: ({ madeBy }) => madeBy.name },
    { title: '时间', text: ({ madeAt }) => madeAt },
    { title: '结束', text: ({ endedAt }) => endedAt },
  ]),
  exported('taskLines', '任务报告', [
    { title: '行', text: ({ lineNo }) => lineNo },
    { title: '内容', text: ({ content }) => content },
    { title: '结果', text: ({ state }) => taskEntryStates[state] },
    { title: '说明', text: ({ reason }) => reason },
  ]),
];
