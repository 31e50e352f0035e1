import { expect, it } from 'vitest';
import { cashierChannels } from '../../pay/pay-channels.ts';
import { failureText, fixedUpstreams, forcedUntilFault, maxForcedMs, upstreamText } from './upstreams.ts';

it.each([
  ['ends now', 0, '结束时间已经过了，请重新填写'],
  ['a minute', 60_000, undefined],
  ['four hours', maxForcedMs, undefined],
  ['longer', maxForcedMs + 1, '最长断开 4 小时，到时再看'],
])('an upstream that is opened by hand: %s', (_title, ms, fault) =>
  expect(forcedUntilFault(1_000_000 + ms, 1_000_000)).toBe(fault),
);

it('every upstream has a name of its own and says what does not work without it', () => {
  const texts = [...fixedUpstreams, 'supplier:video'].map((each) => upstreamText(each, {}));
  expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
  expect(texts.every(({ without }) => without.length > 0)).toBe(true);
  for (const channel of cashierChannels) expect(upstreamText(channel, {}).name).not.toBe(channel);
});

it('a supplier is called by its name, or by its code where it has none', () =>
  expect(
    ['supplier:video', 'supplier:new'].map((each) => upstreamText(each, { video: '星光视频' }).name),
  ).toEqual(['供应商 星光视频', '供应商 new']));

it('a failure is said in words, and its status as a number', () =>
  expect(['timeout', 'status 503'].map(failureText)).toEqual(['超时没有应答', '应答 HTTP 503']));
