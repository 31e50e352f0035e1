import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hosts, type HostId } from '#core/config/hosts.ts';
import { costumeCookie, readCostume, type Costume } from '#core/config/costume.ts';
import { sampleUserAgent } from '#core/config/sample-user-agents.ts';

const at = '/sandbox/costume';
const insideMiniProgram: HostId = 'chat-mini-program';

/** Every host on either system: the script that makes a page believe it is inside. */
const costumes: readonly Costume[] = hosts.flatMap(({ id }) =>
  (['ios', 'android'] as const).map((system) => ({ host: id, system })),
);
const fileOf = ({ host, system }: Costume): string => `${at}/${host}.${system}.js`;

function scriptOf({ host, system }: Costume): string {
  const agent = JSON.stringify(sampleUserAgent(host, system));
  const miniProgram = host === insideMiniProgram ? "window.__wxjs_environment='miniprogram';" : '';
  return `Object.defineProperty(navigator,'userAgent',{get:()=>${agent},configurable:true});${miniProgram}`;
}

/** Serves the costumes of the host simulator. */
export function costumeFiles(app: FastifyInstance): void {
  for (const costume of costumes) {
    app.get(fileOf(costume), async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(scriptOf(costume)),
    );
  }
}

/** Puts the costume a browser wears into the document it is sent; the same document where it wears none. */
export function dressed(request: FastifyRequest, html: string): string {
  const cookies = request.headers.cookie ?? '';
  const costume = cookies.includes(costumeCookie) ? readCostume(cookies) : undefined;
  return costume ? html.replace('<script>', `<script src="${fileOf(costume)}"></script><script>`) : html;
}
