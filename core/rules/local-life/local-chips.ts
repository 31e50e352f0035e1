import type { LocalFilter } from './local-filter.ts';

export interface LocalChip {
  readonly key: string;
  readonly text: string;
  readonly pressed: boolean;
  /** What a tap changes. */
  readonly change: Partial<LocalFilter>;
}

/** The order and the filters of the shops, as chips; the distance can be limited only from a position. */
export const localChips = (
  { byScore, bagOnly, openOnly, nearOnly }: LocalFilter,
  isMeasured: boolean,
): readonly LocalChip[] => [
  { key: 'distance', text: '离我最近', pressed: !byScore, change: { byScore: false } },
  { key: 'score', text: '评分最高', pressed: byScore, change: { byScore: true } },
  { key: 'bag', text: '可用福袋券', pressed: bagOnly, change: { bagOnly: !bagOnly } },
  { key: 'open', text: '营业中', pressed: openOnly, change: { openOnly: !openOnly } },
  // The last one, so that it moves no other when the position is found.
  ...(isMeasured ? [{ key: 'near', text: '3km内', pressed: nearOnly, change: { nearOnly: !nearOnly } }] : []),
];
