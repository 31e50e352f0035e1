import type { SignInName } from '#core/rules/session/sign-in-order.ts';
import { chatApp } from './chat-app.ts';
import { loginCookie } from './login-cookie.ts';
import { mobileNetwork } from './mobile-network.ts';
import { operatorSso } from './operator-sso.ts';
import { partnerChoice } from './partner-choice.ts';
import { partnerMobile } from './partner-mobile.ts';
import { provincialApp } from './provincial-app.ts';
import { rightsPlatform } from './rights-platform.ts';
import type { SignInSource } from './sign-in-source.ts';
import { unifiedPlatform } from './unified-platform.ts';
import { videoA } from './video-a.ts';
import { videoB } from './video-b.ts';

/** Sign-in sources by name; core/rules/session/sign-in-order.ts decides which one is tried. */
export const signInSources: Readonly<Record<SignInName, SignInSource>> = {
  'partner-choice': partnerChoice,
  'partner-mobile': partnerMobile,
  'operator-sso': operatorSso,
  'unified-platform': unifiedPlatform,
  'rights-platform': rightsPlatform,
  'chat-app': chatApp,
  'provincial-app': provincialApp,
  'video-a': videoA,
  'video-b': videoB,
  'login-cookie': loginCookie,
  'mobile-network': mobileNetwork,
};
