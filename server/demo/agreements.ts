import type { Selectable } from 'kysely';
import { behaviorAgreement } from '#core/rules/number/behavior-agreement.ts';
import type { Agreements } from '../db/schema/accounts.ts';
import { autoRenew } from './agreements/auto-renew.ts';
import { blessingBag } from './agreements/blessing-bag.ts';
import { businessOrder } from './agreements/business-order.ts';
import { internetBehavior } from './agreements/internet-behavior.ts';
import { memberService } from './agreements/member-service.ts';
import { numberAuth } from './agreements/number-auth.ts';
import { privacy } from './agreements/privacy.ts';
import { userService } from './agreements/user-service.ts';

const publishedAt = new Date('2026-01-01T00:00:00+08:00');

const agreement = (
  templateId: string,
  title: string,
  paragraphs: readonly string[],
): Selectable<Agreements> => ({
  template_id: templateId,
  version: '2026.1',
  title,
  body: paragraphs.join('\n'),
  published_at: publishedAt,
});

/** The agreements for signing in, memberships and orders. A changed text is a new version, never an edit. */
export const demoAgreements: readonly Selectable<Agreements>[] = [
  agreement('user-service', '用户服务协议', userService),
  agreement('privacy', '隐私政策', privacy),
  agreement('number-auth', '号码认证服务条款', numberAuth),
  agreement('member-service', '会员服务协议', memberService),
  agreement('auto-renew', '自动续费说明', autoRenew),
  agreement('blessing-bag', '权益福袋服务协议', blessingBag),
  agreement('business-order', '业务办理须知', businessOrder),
  agreement(behaviorAgreement, '上网行为报告授权书', internetBehavior),
];
