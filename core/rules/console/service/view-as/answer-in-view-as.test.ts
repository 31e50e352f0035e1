import { expect, it } from 'vitest';
import type { z } from 'zod';
import { allCalls } from '#core/contract/all-calls.ts';
import { answerInViewAs, callsNotInViewAs, fieldsNotInViewAs } from './answer-in-view-as.ts';

it('numbers are masked and values replaced, equal ones by the same', () =>
  expect(
    answerInViewAs({
      list: [
        { cardCode: 'x1', mobile: '13812340001', couponName: '券', count: 2 },
        { cardCode: 'x2', text: '回电 13812340001', endsAt: null },
        { cardCode: 'x1' },
      ],
      cardCodes: ['x2', 'x3'],
      openId: '',
    }),
  ).toEqual({
    list: [
      { cardCode: 'hidden-1', mobile: '138****0001', couponName: '券', count: 2 },
      { cardCode: 'hidden-2', text: '回电 138****0001', endsAt: null },
      { cardCode: 'hidden-1' },
    ],
    cardCodes: ['hidden-2', 'hidden-3'],
    openId: '',
  }));

/** Fields with a name like that of a value, which are none. */
const noValues =
  'adcode codeLength lastDigits needsSmsCode passed regeocode resCode cityCode code ruleCode shopCode regionCode taxCode codeCount codeId codes key publicKey keyId picUrl iconUrl goodsUrl headImgUrl backgroundUrl'
    .split(' ')
    .concat('clipUrl posterUrl selectIconUrl url signature passes pass seed clientSeed'.split(' '));

it('each field of a reading call with a name like that of a value is hidden, or known as none', () => {
  const found = new Set<string>();
  for (const { id, endpoint, shape } of allCalls)
    if (!endpoint.writes && !endpoint.quiet && !callsNotInViewAs.includes(id))
      for (const name of fieldNames(shape.data))
        if (/code|key|qr|token|secret|signature|pass|seed|digits|url$|openid/i.test(name)) found.add(name);
  expect(
    [...found].filter((name) => !fieldsNotInViewAs.includes(name) && !noValues.includes(name)).toSorted(),
  ).toEqual([]);
  expect([...found]).toContain('cardCode');
});

function fieldNames(schema: z.ZodType, seen = new Set<unknown>()): readonly string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const own = 'shape' in schema ? Object.entries(schema.shape as Record<string, z.ZodType>) : [];
  const { def } = schema as unknown as { readonly def: Readonly<Record<string, unknown>> };
  const inner = ['element', 'innerType', 'in', 'out', 'valueType', 'options', 'items', 'left', 'right']
    .flatMap((part) => def[part] ?? [])
    .filter((each): each is z.ZodType => typeof each === 'object' && each !== null && 'def' in each);
  return [
    ...own.map(([name]) => name),
    ...[...own.map(([, each]) => each), ...inner].flatMap((each) => fieldNames(each, seen)),
  ];
}
