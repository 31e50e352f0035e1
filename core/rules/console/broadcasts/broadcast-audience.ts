import type { Audience } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { membershipLevels } from '../../membership/membership-levels.ts';
import { provinceCities } from '../content-forms/choices.ts';

/** Above so many recipients a second person is needed; the database holds it too (broadcasts.sent). */
export const maxByOnePerson = 10_000;

export const audienceLevels: readonly (readonly [level: number, name: string])[] = [
  [0, '非会员'],
  ...membershipLevels.map(({ vipTypeLevel, vipTypeName }) => [vipTypeLevel, vipTypeName] as const),
];

/** Everyone includes those who come later, so it is never decided by one person. */
export const needsSecondPerson = (audience: Pick<Audience, 'kind'>, recipients: number): boolean =>
  audience.kind === 'everyone' || recipients > maxByOnePerson;

type Names = readonly (readonly [key: string | number, name: string])[];
const namesOf = (keys: readonly (string | number)[], names: Names): string =>
  keys.map((key) => names.find(([each]) => each === key)?.[1] ?? key).join('、');

/** 苏州、无锡 · 黄金会员; all of a dimension is not said. */
export function audienceText(audience: Audience, products: Names): string {
  switch (audience.kind) {
    case 'everyone':
      return '全部用户';
    case 'list':
      return '上传的名单';
    case 'filter': {
      const parts = [
        namesOf(audience.levels, audienceLevels),
        namesOf(audience.areas, provinceCities),
        namesOf(audience.products, products),
      ].filter((part) => part !== '');
      return parts.join(' · ');
    }
  }
}

/** Why the audience cannot be used. */
export const audienceFault = (audience: Audience): string | undefined =>
  audience.kind === 'filter' &&
  audience.levels.length + audience.areas.length + audience.products.length === 0
    ? '请至少选一个等级、城市或产品，或者选全部用户'
    : undefined;
