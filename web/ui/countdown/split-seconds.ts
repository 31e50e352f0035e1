export interface SplitSeconds {
  readonly days: number;
  readonly blocks: readonly string[];
  readonly label: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** What a countdown prints, and its spoken form, which changes once a minute so that it is not read every second. */
export function splitSeconds(left: number, from: 'hours' | 'minutes'): SplitSeconds {
  const days = from === 'hours' ? Math.floor(left / 86_400) : 0;
  const hours = from === 'hours' ? Math.floor((left % 86_400) / 3600) : 0;
  const minutes = Math.floor((left - days * 86_400 - hours * 3600) / 60);
  const blocks = [...(from === 'hours' ? [two(hours)] : []), two(minutes), two(left % 60)];
  const spoken = `${days > 0 ? `${days}天` : ''}${hours > 0 ? `${hours}时` : ''}${minutes}分`;
  return { days, blocks, label: left < 60 ? '剩余不到1分钟' : `剩余${spoken}` };
}
