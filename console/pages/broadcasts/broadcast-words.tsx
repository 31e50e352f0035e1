import type { BroadcastState } from '#core/contract/console/messages/broadcast-states.ts';
import type { BroadcastRow } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { broadcastStateNames } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import { Tag } from '../../ui/parts.tsx';

const tones = {
  draft: 'plain',
  waiting: 'warning',
  scheduled: 'info',
  sending: 'info',
  sent: 'success',
  stopped: 'danger',
  withdrawn: 'plain',
} as const;

export const BroadcastStateTag = ({ state }: { readonly state: BroadcastState }) => (
  <Tag tone={tones[state]}>{broadcastStateNames[state]}</Tag>
);

/** 10,001, or 20,000+ where it was not counted to the end. */
export const peopleText = (recipients: BroadcastRow['recipients']): string =>
  recipients === null ? '—' : `${recipients.value.toLocaleString('zh-CN')}${recipients.exact ? '' : '+'}`;

export const readShare = ({ reads, sent }: Pick<BroadcastRow, 'reads' | 'sent'>): string =>
  sent === 0 ? '—' : `${((Math.min(reads, sent) * 100) / sent).toFixed(1)}%`;
