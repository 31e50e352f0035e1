/** Defaults of the member-recommend call (§7); planChannelId is not in the specification. */
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

/** The warning for a member-recommend call with missing values (§5); the call is made anyway. */
export const memberRecommendWarning = (
  values: Values<(typeof memberRecommendFields)[number]>,
): string | undefined => warning('getMemberRecommend', memberRecommendFields, values);

/** The warning for a point-material call with missing values (§5). */
export const pointMaterialWarning = (
  values: Values<(typeof pointMaterialFields)[number]>,
): string | undefined => warning('getPointMaterial', pointMaterialFields, values);
