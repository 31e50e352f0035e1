import { environments } from '#core/config/environments.ts';
import { projectIds, projects } from '#core/site/projects.ts';
import type { Config } from './config.ts';
import { demoSubscribers } from './demo/subscribers.ts';

/** Printed at the start: the URLs and the demo subscribers. */
export function startupMessage(config: Config, origin: string): string {
  const { base } = environments[config.env];
  const rows = projectIds.map(
    (id) => `  ${projects[id].name.padEnd(8, '　')} ${origin}${base}/${id}${projects[id].index}`,
  );
  const sandbox = config.sandbox
    ? [
        '',
        `  工作台　　　　　 ${origin}/sandbox/`,
        '',
        '  Demo subscribers (the code arrives in the workbench):',
        ...demoSubscribers.map(({ mobile, title }) => `  ${mobile}  ${title}`),
      ]
    : [];
  const processes = config.processes > 1 ? [`${config.processes} processes`] : [];
  return ['', `Ready at ${origin}`, ...processes, '', ...rows, ...sandbox, ''].join('\n');
}
