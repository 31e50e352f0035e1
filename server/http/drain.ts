import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * A connection is idle when no request came between this many looks. Looks are counted instead of time, because after a stall of the
 * process requests are waiting to be read, and between two looks they are.
 */
const idleLooks = 10;
const lookEveryMs = 20;
/** After this the listener closes, however many connections are open. */
const longestMs = 3_000;

/**
 * While draining, every answer closes its connection, and a connection that stays idle is ended with FIN. The listener closes
 * when none is left: closing it destroys idle connections, also those on which a request is on its way.
 */
export function drain(app: FastifyInstance, tls: boolean): () => boolean {
  let draining = false;
  /** Open HTTP/1 connections and for how many looks each is idle; undefined while it is answered. */
  const idleFor = new Map<Socket, number | undefined>();
  const sessions = new Set<ServerHttp2Session>();
  app.server.on(tls ? 'secureConnection' : 'connection', (socket: Socket) => {
    if ((socket as Partial<TLSSocket>).alpnProtocol === 'h2') return;
    idleFor.set(socket, 0);
    socket.once('close', () => idleFor.delete(socket));
  });
  app.server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  const mark = (socket: Socket, looks: number | undefined): void => {
    if (idleFor.has(socket)) idleFor.set(socket, looks);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    mark(request.raw.socket, undefined);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    mark(request.raw.socket, 0);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (draining && request.raw.httpVersionMajor === 1) reply.header('Connection', 'close');
    done();
  });
  const endIdle = (): void => {
    for (const [socket, looks] of idleFor) {
      if (looks === undefined) continue;
      if (looks >= idleLooks) socket.end();
      else idleFor.set(socket, looks + 1);
    }
  };
  app.addHook('preClose', async () => {
    draining = true;
    for (const session of sessions) session.close(); // GOAWAY; its streams are finished
    for (const until = performance.now() + longestMs; performance.now() < until; await sleep(lookEveryMs)) {
      endIdle();
      if (idleFor.size === 0) return;
    }
    const look = setInterval(endIdle, lookEveryMs);
    app.server.once('close', () => clearInterval(look));
  });
  return () => draining;
}
