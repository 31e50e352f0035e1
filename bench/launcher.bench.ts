import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { projectRoot } from '#tooling/project-root.mjs';
import { report } from './harness/report.ts';

/** Memory of `npm start` once the product serves: npm itself, and what builds and starts the server (Linux). */
async function launcherMegabytes(): Promise<{ readonly npm: number; readonly ours: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-launcher-'));
  const child = spawn('npm', ['start'], {
    cwd: projectRoot,
    detached: true,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO_DATA: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started');
  try {
    for await (const line of createInterface(child.stdout)) if (line.startsWith('Ready at ')) break;
    const [npm, ...ours] = launchersOf(pid);
    return { npm: npm?.megabytes ?? 0, ours: ours.reduce((total, { megabytes }) => total + megabytes, 0) };
  } finally {
    process.kill(-pid, 'SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  readonly megabytes: number;
}

/** The process and its descendants down to the server. */
function launchersOf(ancestor: number): readonly Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processOf(Number(name)));
  const found = all.filter(({ pid }) => pid === ancestor);
  for (const one of found)
    found.push(
      ...all.filter(({ parent, command }) => parent === one.pid && !command.includes('dist/server/main.mjs')),
    );
  return found;
}

function processOf(pid: number): Process[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ pid, parent: value('PPid'), command, megabytes: value('VmRSS') / 1_024 }];
  } catch {
    return []; // ended meanwhile
  }
}

const { npm, ours } = await launcherMegabytes();
report('Memory of npm start beside the server', [
  { what: 'npm', value: npm, unit: 'MB' },
  { what: 'what builds and starts', value: ours, unit: 'MB' },
  { what: 'both', value: npm + ours, unit: 'MB', goal: { atMost: 150 } },
]);
