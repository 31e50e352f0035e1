import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { LoginBody } from './login-body.tsx';
import { LoginHead } from './login-head.tsx';

/** 登录: by SMS code. */
const Login = () => <LoginBody head={<LoginHead />} first="sms" note="登录即可查看会员等级与本月权益" />;

export const page: PageDefinition = { Page: Login };
