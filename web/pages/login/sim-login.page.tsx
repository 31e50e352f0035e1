import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { LoginBody } from './login-body.tsx';
import { LoginHead } from './login-head.tsx';

/** 本机号码登录: the phone's own number first. */
const SimLogin = () => <LoginBody head={<LoginHead />} first="sim" note="登录即可查看会员等级与本月权益" />;

export const page: PageDefinition = { Page: SimLogin };
