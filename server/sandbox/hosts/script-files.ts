import type { FastifyInstance, FastifyReply } from 'fastify';
import { scriptName, type ScriptName } from '#core/contract/sandbox/hosts.shapes.ts';
import type { Db } from '../../db/database.ts';
import { readScriptMode } from './host-state.ts';
import { analyticsScript } from './scripts/analytics.ts';
import { appBridgeScript } from './scripts/app-bridge.ts';
import { chatSdkScript } from './scripts/chat-sdk.ts';
import { mapsScript } from './scripts/maps.ts';
import { oneTapScript } from './scripts/one-tap.ts';
import { standIn } from './scripts/prelude.ts';

const at = '/sandbox/scripts';

const bodies: Readonly<Record<ScriptName, string>> = {
  'chat-sdk': chatSdkScript,
  'chat-sdk-2': chatSdkScript,
  maps: mapsScript,
  'app-bridge': appBridgeScript,
  'one-tap': oneTapScript,
  analytics: analyticsScript,
};

/** Emulated third-party scripts, each of which can be switched to misbehave (F11). */
export function scriptFiles(app: FastifyInstance, db: Db): void {
  const delayed = delayedAnswers(app);
  for (const name of scriptName.options) {
    app.get(`${at}/${name}.js`, async (_request, reply) => {
      const mode = await readScriptMode(db, name);
      reply.type('text/javascript; charset=utf-8');
      switch (mode) {
        case '404':
        case '500':
          return reply.status(Number(mode)).send('');
        case 'hang':
          await delayed.hold(reply);
          return reply.status(504).send('');
        case 'syntax':
          return reply.send(`${standIn('ok', bodies[name])}(((`);
        case 'ok':
        case 'throws':
        case 'silent':
        case 'twice':
        case 'wrong':
          return reply.send(standIn(mode, bodies[name]));
      }
    });
  }
}

/** Requests left unanswered until the client disconnects or the server stops. */
function delayedAnswers(app: FastifyInstance) {
  const delayed = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const release of delayed) release();
  });
  return {
    hold: (reply: FastifyReply): Promise<void> =>
      new Promise((resolve) => {
        const release = () => {
          delayed.delete(release);
          resolve();
        };
        delayed.add(release);
        reply.raw.once('close', release);
      }),
  };
}
