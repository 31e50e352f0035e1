import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { LoginBody } from './login-body.tsx';
import { PlusHead } from './plus-head.tsx';

/** 本机号码登录 for the plus area. */
const PlusSimLogin = () => (
  <LoginBody head={<PlusHead />} first="sim" note="登录即可查看PLUS会员的专属权益" />
);

export const page: PageDefinition = { Page: PlusSimLogin };
