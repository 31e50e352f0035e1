import { names } from '#core/config/names.ts';
import { minWithdrawalFen } from '#core/rules/activity/cash-withdrawal.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';

const rules = [
  `活动仅限${names.province}移动用户参加，每个号码每天可签到1次，当天0点至24点有效。`,
  '每日奖励随连续天数增加，签满一轮从头开始；断签后从第1天重新计算。',
  '连续签到和本月累计达到上面的天数时，当天另得奖励；本月累计每月1日重新计算。',
  '奖励即时记入“我的现金”，每一笔都能在明细里查到。',
  `现金满${minWithdrawalFen / 100}元可充入本机话费，按整元充值；没有充成的自动退回。`,
  `如有疑问，请拨打${names.hotline}咨询。`,
];

export function CashRules() {
  return (
    <Floor header={{ title: '活动规则' }}>
      <RuleList rules={rules} />
    </Floor>
  );
}
