import { chinaTime } from '#core/rules/format/china-time.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** 11-18 14:20:36, in China's time whatever the computer's zone. */
export function formatTime(iso: string): string {
  const { month, day, hour, minute, second } = chinaTime(Date.parse(iso));
  return `${two(month)}-${two(day)} ${[hour, minute, second].map(two).join(':')}`;
}

/** 已等 52 分钟 under an hour, then hours and days. */
export function formatWait(fromIso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(fromIso)) / 60_000));
  if (minutes < 60) return `${minutes} 分钟`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} 小时` : `${Math.floor(hours / 24)} 天`;
}

export const formatFen = (fen: number): string =>
  `${fen < 0 ? '−' : ''}¥${(Math.abs(fen) / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
