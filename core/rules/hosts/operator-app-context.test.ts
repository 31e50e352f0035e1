import { expect, it } from 'vitest';
import { operatorAppContext } from './operator-app-context.ts';

it.each([
  [
    { channelId: 'C1', yx: 'Y2', token: 't' },
    { smsId: 's', wtAc: 'C1_Y2', wtAcId: 't' },
  ],
  [{ channelId: 'C1' }, { smsId: 's', wtAc: 'C1' }],
  [{}, { smsId: 's' }],
  [undefined, { smsId: 's' }],
])('a claim carries the operator app’s context: %j (§3, §8)', (info, context) =>
  expect(operatorAppContext('s', info)).toEqual(context),
);
