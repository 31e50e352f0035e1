import { get, post, withPrefix } from '../endpoint.ts';
import { prefixes } from '../prefixes.ts';
import type { chatAppShapes } from './chat-app.shapes.ts';

/** The chat app's sign-ins (OAuth, and the native mini-program's), JS SDK signature and follow state. */
export const chatApp = withPrefix<typeof chatAppShapes>(prefixes.user)({
  chatAppLogin: get('/wx/login', { writes: true, secretAnswer: true }),
  miniProgramLogin: post('/wx/miniProgramLogin', { writes: true, secretAnswer: true }),
  miniProgramMobileLogin: post('/wx/miniProgramMobileLogin', { writes: true, secretAnswer: true }),
  jsSdkConfig: get('/wx/jsApiConfig'),
  followState: get('/user/qryWxPaFocusByLogin', { access: 'member' }),
  recordFollow: get('/user/addPaFocus', { access: 'member', writes: true }),
});
