import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { environments, mallEnvs } from '#core/config/environments.ts';
import { devPorts } from '#core/site/dev-ports.ts';
import { projectIds, projects } from '#core/site/projects.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { loadEnvFile } from '#server/load-env-file.ts';
import { buildIfChanged } from './build/build-if-changed.ts';
import { listen } from './dev/listen.ts';
import { proxyTo } from './dev/proxy.ts';
import { startServer } from './dev/start-server.ts';
import { startVite } from './dev/start-vite.ts';
import { projectRoot } from './project-root.mjs';

loadEnvFile();

/** `PORT` is that of the first sub-project; the others and the server follow it. */
const firstPort = Number(process.env['PORT'] ?? '') || 8_000;
if (!Number.isInteger(firstPort) || firstPort < 1_024 || firstPort > 65_000) {
  console.error(`PORT: ${process.env['PORT']} is not a port from 1024 to 65000.`);
  process.exit(1);
}
const ports = devPorts(firstPort);
const serverPort = firstPort + 81;
const env = mallEnvs.find((name) => name === process.env['MALL_ENV']) ?? 'dev';
const projectUrls = projectIds.map((id) => ({
  name: projects[id].name,
  devPort: ports[id],
  url: `http://localhost:${ports[id]}`,
  index: `${environments[env].base}/${id}${projects[id].index}`,
}));

// The server reads the built pages even when it points the browser to their sources.
if (!existsSync(join(projectRoot, 'dist/ssr'))) await buildIfChanged();

// The database outlives the server's restarts.
const database = process.env['DATABASE_URL']
  ? undefined
  : await startEmbedded({ dataDir: resolve(projectRoot, process.env['DATA_DIR'] || 'data', 'postgres') });
const [first, ...others] = projectUrls.map(({ devPort, index }) => ({
  http: createServer((request, response) => answer(index, request, response)),
  devPort,
}));
if (!first) throw new Error('there is no sub-project');
const vite = await startVite(first.http);
const proxy = proxyTo(serverPort);
function answer(index: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/') response.writeHead(302, { location: index }).end();
  else vite.middlewares(request, response, () => void proxy(request, response));
}
const listeners = [first, ...others];
await Promise.all(listeners.map(({ http, devPort }) => listen(http, devPort))).catch(async (error: Error) => {
  console.error(error.message);
  await database?.stop();
  process.exit(1);
});
const server = startServer({
  PORT: String(serverPort),
  MALL_DEV_ASSETS: `http://localhost:${projectUrls[0]?.devPort}`,
  ...(database ? { DATABASE_URL: database.url } : {}),
});
console.log(
  `\n${projectUrls.map(({ name, url, index }) => `  ${name.padEnd(8, '　')} ${url}${index}`).join('\n')}\n`,
);

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  for (const { http } of listeners) http.close().closeAllConnections();
  await vite.close();
  await database?.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
