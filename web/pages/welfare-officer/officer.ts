/** The officer, and the operator rows of this page. */
export const officer = {
  name: '小苏',
  materialId: 'welfare-officer',
  pageType: 'officer',
  activities: ['member-day'],
  share: { title: '权益福利官', desc: '扫码添加福利官，每月权益到点提醒' },
} as const;
