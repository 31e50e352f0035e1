/** What the member-recommend call is sent (§7); the plan's channel is our own choice of default. */
export const memberRecommendDefaults = {
  channelId: '50458',
  positionId: '1',
  planChannelId: 'C0013',
} as const;

const memberRecommendFields = [
  'channel',
  'channelId',
  'focusId',
  'positionId',
  'ptId',
  'planChannelId',
] as const;
const pointMaterialFields = ['pointId', 'ptId'] as const;

type Values<Field extends string> = { readonly [F in Field]?: string | number | null | undefined };

const warning = <Field extends string>(
  call: string,
  fields: readonly Field[],
  values: Values<Field>,
): string | undefined => {
  const empty = fields.filter(
    (field) => values[field] === undefined || values[field] === null || values[field] === '',
  );
  return empty.length > 0 ? `${call}: ${empty.join(', ')} must not be empty` : undefined;
};

/** Said when a member-recommend call lacks a value (§5); the call is made all the same. */
export const memberRecommendWarning = (
  values: Values<(typeof memberRecommendFields)[number]>,
): string | undefined => warning('getMemberRecommend', memberRecommendFields, values);

/** Said when a point-material call lacks a value (§5). */
export const pointMaterialWarning = (
  values: Values<(typeof pointMaterialFields)[number]>,
): string | undefined => warning('getPointMaterial', pointMaterialFields, values);
