import { titles } from '#core/site/titles.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { LoginBody } from './login-body.tsx';
import { PlateMark } from './plate-mark.tsx';
import { ThemedHead } from './themed-head.tsx';

/** 登录 of the partner's retail campaign, in its orange. */
const PartnerLogin = () => (
  <LoginBody
    first="sms"
    note="登录后可领取会员、查看会员卡"
    head={
      <ThemedHead
        motif={{ motif: 'cloud', opacity: 0.2 }}
        mark={<PlateMark />}
        title={titles.partnerRetail}
        text="登录后领取您的会员权益"
      />
    }
  />
);

export const page: PageDefinition = { Page: PartnerLogin };
