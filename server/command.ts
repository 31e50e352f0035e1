import { commands } from './commands/commands.ts';
import { deniedSentence } from './commands/denied-sentence.ts';
import { loadEnvFile } from './load-env-file.ts';

/** `npm run seed -- production`, or `node dist/server/command.mjs seed production`: a command with the server's settings. */
const [name = '', ...args] = process.argv.slice(2);
const run = commands.get(name);
try {
  loadEnvFile();
  const { isDone, text } = run
    ? await run(args)
    : { isDone: false, text: `There is no command "${name}": choose ${[...commands.keys()].join(', ')}.` };
  (isDone ? console.log : console.error)(text);
  if (!isDone) process.exitCode = 1;
} catch (error) {
  console.error(deniedSentence(error) ?? error);
  process.exitCode = 1;
}
