import { expect, it } from 'vitest';
import { failedClaimText } from './failed-claim-text.ts';

const now = Date.parse('2026-08-16T10:00:00+08:00');
const failed = { rightsName: '视频会员月卡', cycle: '2026-08', byCode: false };

it.each([
  [
    'of this month',
    {},
    '很抱歉，您领取的“视频会员月卡”合作方未能发放。本月名额和库存已为您退回，可随时重新领取，给您带来不便请谅解。',
  ],
  [
    'of the month before',
    { cycle: '2026-07' },
    '很抱歉，您领取的“视频会员月卡”合作方未能发放。所占名额和库存已退回，新一月的权益可照常领取，给您带来不便请谅解。',
  ],
  [
    'for the code of a card',
    { byCode: true },
    '很抱歉，您领取的“视频会员月卡”合作方未能发放。名额和库存已退回，卡密仍然有效，再次输入即可重新兑换，给您带来不便请谅解。',
  ],
])('the message for a failed claim %s says what can be done (decisions §4)', (_which, fields, text) => {
  expect(failedClaimText({ ...failed, ...fields }, now)).toBe(text);
});
