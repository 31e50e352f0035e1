import type { SwitchCell } from '#core/contract/console/operations/switches.shapes.ts';
import { provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { switchStateNames } from '#core/rules/console/operations/switch-approval.ts';
import { formatTime } from '../../platform/format.ts';
import { Tag } from '../../ui/parts.tsx';

const tones = { normal: 'success', limited: 'warning', paused: 'danger' } as const;

export const SwitchStateTag = ({ state }: Pick<SwitchCell, 'state'>) => (
  <Tag tone={tones[state]}>{switchStateNames[state]}</Tag>
);

export const cityName = (areaNum: string): string =>
  provinceCities.find(([each]) => each === areaNum)?.[1] ?? areaNum;

/** 徐州、苏州, or 全省 for all of them. */
export const citiesText = (areas: readonly string[]): string =>
  areas.length === provinceCities.length ? '全省' : areas.map(cityName).join('、');

/** Without the seconds: switches end on the minute. */
export const untilText = (until: string | null): string =>
  until === null ? '手动恢复' : `${formatTime(until).slice(0, -3)} 自动恢复`;
