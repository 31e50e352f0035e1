import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installWithApt, canUseApt } from './install-with-apt.ts';

/** Without a Chinese font every character is a box, and screenshots and text widths are wrong. */
export function ensureChineseFonts(): void {
  if (process.platform !== 'linux' || hasChineseFonts()) return;
  if (canUseApt() && installWithApt('fonts-noto-cjk')) return;
  console.warn(
    'No font for Chinese was found: the pages will show boxes. Install one, e.g. the package fonts-noto-cjk.',
  );
}

function hasChineseFonts(): boolean {
  const { stdout, status } = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' });
  return status === 0
    ? stdout.trim() !== ''
    : existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc');
}
