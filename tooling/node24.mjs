import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.mjs';
import { runChild } from './run-child.mjs';

const needed = 24;
const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= needed;

/** The path of Node 24: the binary pinned in the lock file, else this process's when it is new enough. */
export function node24() {
  const machine = `${process.platform}-${process.arch}`;
  const pinned = [`node-${machine}`, `node-bin-${machine}`]
    .map((name) => join(projectRoot, 'node_modules', name, 'bin/node'))
    .find(existsSync);
  const musl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  if (pinned && !musl) return pinned;
  if (isNewEnough()) return process.execPath;
  console.error(
    `This needs Node ${needed} or newer. npm has no Node ${needed} for ${musl ? 'musl systems' : machine}, and this is ${process.version}: install Node ${needed}, then try again.`,
  );
  process.exit(1);
}

/** Runs a TypeScript file, in this process if its Node is new enough, else in a child. */
export async function continueInNode24(file, args = []) {
  const path = resolve(projectRoot, file);
  if (!isNewEnough()) {
    process.exitCode = await runChild(node24(), [path, ...args]);
    return;
  }
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}
