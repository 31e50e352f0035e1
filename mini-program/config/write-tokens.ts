import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { miniTokens } from './mini-tokens';

const files = ['base.css', 'fixed.css', 'themes/super-market.css'];

/** Writes the tokens of the mall's theme into tokens.css of a cache folder, and returns the folder. */
export function writeTokens(here: string): string {
  const from = path.resolve(here, '../web/styles/tokens');
  const to = path.join(here, '.cache');
  mkdirSync(to, { recursive: true });
  writeFileSync(
    path.join(to, 'tokens.css'),
    files.map((file) => miniTokens(readFileSync(path.join(from, file), 'utf8'))).join('\n'),
  );
  return to;
}
