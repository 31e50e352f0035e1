import { environments } from '#core/config/environments.ts';
import { projectIds, projects } from '#core/site/projects.ts';
import type { Config } from './config.ts';
import { demoSubscribers } from './demo/subscribers.ts';
import { upstreamStates } from './upstreams/upstream-states.ts';

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
  const database = config.databaseUrl === undefined ? ['', ...embeddedLines] : [];
  const parts = [...processes, '', ...rows, ...sandbox, ...systemRows(config), ...database];
  return ['', `Ready at ${origin}`, ...parts, ''].join('\n');
}

const embeddedLines = [
  '  The embedded PostgreSQL is for one machine: several need DATABASE_URL. Back it up with npm run backup',
  '  (docs/operations/backup.md).',
];

const stateNames = { set: '已接入', sandbox: '沙箱　', missing: '未接入' } as const;

/** The systems of others, and what is not offered without those that are not set. */
function systemRows(config: Config): readonly string[] {
  const states = upstreamStates(config);
  if (states.every(({ state }) => state === 'sandbox')) return [];
  const rows = states.map(
    ({ title, state, without }) =>
      `  ${title.padEnd(8, '　')}${stateNames[state]}${state === 'missing' ? `　不提供：${without}` : ''}`,
  );
  return ['', '  外部系统：', ...rows];
}
