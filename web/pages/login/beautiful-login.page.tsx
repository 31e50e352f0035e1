import { titles } from '#core/site/titles.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { LoginBody } from './login-body.tsx';
import { PlateMark } from './plate-mark.tsx';
import { ThemedHead } from './themed-head.tsx';

/** 登录 of the regional campaign, in its green. */
const BeautifulLogin = () => (
  <LoginBody
    first="sms"
    note="登录后可兑换卡密、查看订单"
    head={
      <ThemedHead
        motif={{ motif: 'willow', opacity: 0.16, scale: 1.2 }}
        mark={<PlateMark />}
        title={titles.beautiful}
        text="登录后领取您的专属好礼"
      />
    }
  />
);

export const page: PageDefinition = { Page: BeautifulLogin };
