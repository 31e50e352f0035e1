import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { sandboxChatApp } from '../upstreams/chat-app.ts';
import { sandboxIdentity } from '../upstreams/identity.ts';
import { chatAuthorize } from './chat-authorize.ts';
import { unifiedLogin } from './unified-login.ts';

/** The external systems of the sign-in: the identity service, the chat app, and their pages. */
export function signInSandbox(app: FastifyInstance, deps: Deps): void {
  const { db, clock, secret, encryption } = deps;
  const issuer = { db, clock, secret, encryption };
  sandboxIdentity(app, '/sandbox/upstreams/identity', issuer);
  sandboxChatApp(app, '/sandbox/upstreams/chat-app', issuer, deps.chatApp.appId);
  chatAuthorize(app, issuer, deps.chatApp.appId);
  unifiedLogin(app, issuer);
}
