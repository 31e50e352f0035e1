import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { environments } from '#core/config/environments.ts';
import type { Config } from '../config.ts';
import type { AllowsClient } from '../http/limits/limit-requests.ts';
import { refuseRequest } from '../http/limits/refuse-request.ts';
import { isConsoleHost } from '../http/operators/console-host.ts';
import { noteServed } from '../http/monitoring/served.ts';
import type { ConsoleFiles } from './page-files.ts';
import { sendStatic } from './send-static.ts';

/** No inline script, no markup from strings, nothing from elsewhere but pages of the malls in a frame, itself in no frame. */
const policyWith = (frames: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** The operator's console under {base}/console/: one document for all its paths, and its files. */
export function mountConsole(
  app: FastifyInstance,
  config: Config,
  { html, files }: ConsoleFiles,
  mayHavePage: AllowsClient,
): void {
  const { base } = environments[config.env];
  const root = `${base}/console`;
  const policy = policyWith(
    config.consoleOrigin === undefined ? "'self'" : (config.publicOrigin ?? "'none'"),
  );
  const document = html.replace('<base href="./" />', `<base href="${root}/" />`);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isConsoleHost(config, request)) return reply.callNotFound();
    const path = request.url.slice(root.length).split('?', 1)[0] ?? '';
    const file = files.get(path);
    if (file) return sendStatic(file, request, reply);
    if (path.startsWith('/assets/')) return reply.callNotFound();
    noteServed(request, { kind: 'page', name: 'console' });
    if (!(await mayHavePage(request))) return refuseRequest(request, reply, 429);
    return reply
      .header('Content-Security-Policy', policy)
      .header('Referrer-Policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(document);
  };
  app.get(root, async (_request, reply) => reply.redirect(`${root}/`));
  app.get(`${root}/*`, answer);
}
