import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hosts, type HostId } from '#core/config/hosts.ts';
import { hostEmulationCookie, readHostEmulation, type HostEmulation } from '#core/config/host-emulation.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';

const at = '/sandbox/host-emulation';
const insideMiniProgram: HostId = 'chat-mini-program';

/** Every host on both systems. */
const emulations: readonly HostEmulation[] = hosts.flatMap(({ id }) =>
  (['ios', 'android'] as const).map((system) => ({ host: id, system })),
);
const fileOf = ({ host, system }: HostEmulation): string => `${at}/${host}.${system}.js`;

function scriptOf({ host, system }: HostEmulation): string {
  const agent = JSON.stringify(sampleUserAgent(host, system));
  const miniProgram = host === insideMiniProgram ? "window.__wxjs_environment='miniprogram';" : '';
  return `Object.defineProperty(navigator,'userAgent',{get:()=>${agent},configurable:true});${miniProgram}`;
}

/** Serves the scripts of the host simulator. */
export function hostEmulationFiles(app: FastifyInstance): void {
  for (const emulation of emulations) {
    app.get(fileOf(emulation), async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(scriptOf(emulation)),
    );
  }
}

/** Adds the script of the emulated host to a document; without an emulation cookie the document is unchanged. */
export function injectHostEmulation(request: FastifyRequest, html: string): string {
  const cookies = request.headers.cookie ?? '';
  const emulation = cookies.includes(hostEmulationCookie) ? readHostEmulation(cookies) : undefined;
  return emulation ? html.replace('<script>', `<script src="${fileOf(emulation)}"></script><script>`) : html;
}
