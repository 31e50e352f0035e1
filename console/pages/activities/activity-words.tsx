import type { ActivityState } from '#core/contract/console/activities/activity-kinds.ts';
import { activityStateNames } from '#core/rules/console/activities/activity-names.ts';
import { periodText } from '../../platform/period-text.ts';
import { Tag } from '../../ui/parts.tsx';

const tones = {
  running: 'success',
  coming: 'info',
  stopped: 'danger',
  usedUp: 'warning',
  ended: 'plain',
  off: 'plain',
} as const;

export const ActivityStateTag = ({ state }: { readonly state: ActivityState }) => (
  <Tag tone={tones[state]}>{activityStateNames[state]}</Tag>
);

interface Period {
  readonly beginsAt: string | null;
  readonly endsAt: string | null;
}
/** Some activities have no beginning or end. */
export const activityPeriod = ({ beginsAt, endsAt }: Period): string =>
  beginsAt === null || endsAt === null ? '长期' : periodText({ beginsAt, endsAt });
