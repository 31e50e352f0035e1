import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { LoginBody } from './login-body.tsx';
import { LoginHead } from './login-head.tsx';

/** 本机号码登录: one-tap sign-in by default. */
const SimLogin = () => <LoginBody head={<LoginHead />} first="sim" note="登录即可查看会员等级与本月权益" />;

export const page: PageDefinition = { Page: SimLogin };
