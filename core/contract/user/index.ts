import { account } from './account.ts';
import { accountShapes } from './account.shapes.ts';
import { chatApp } from './chat-app.ts';
import { chatAppShapes } from './chat-app.shapes.ts';
import { membership } from './membership.ts';
import { membershipShapes } from './membership.shapes.ts';
import { messages } from './messages.ts';
import { messagesShapes } from './messages.shapes.ts';
import { profile } from './profile.ts';
import { profileShapes } from './profile.shapes.ts';
import { session } from './session.ts';
import { sessionShapes } from './session.shapes.ts';
import { support } from './support.ts';
import { supportShapes } from './support.shapes.ts';
import { sso } from './sso.ts';
import { ssoShapes } from './sso.shapes.ts';

/** Every call of the user service with its shapes; for the server only. */
export const user = {
  ...session,
  ...sso,
  ...chatApp,
  ...profile,
  ...membership,
  ...messages,
  ...support,
  ...account,
};
export const userShapes = {
  ...sessionShapes,
  ...ssoShapes,
  ...chatAppShapes,
  ...profileShapes,
  ...membershipShapes,
  ...messagesShapes,
  ...supportShapes,
  ...accountShapes,
};
