import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackData, trackDataHeader } from '#core/rules/tracking/track-data.ts';
import { trackDataIn } from './track-data.ts';

const read = (trackdata: string | undefined) => trackDataIn({ headers: { trackdata } });

describe('the tracking data of a request (§3)', () => {
  it('is read as the page sent it', () => {
    const sent = trackData(
      { pageName: '首页', pChannelId: 'P1', channelAreaNum: '320100', vipTypeLevel: 0 },
      0,
    );
    expect(read(trackDataHeader(sent))).toEqual(sent);
  });

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['no JSON', '%7Bbroken'],
    ['a broken escape', '%zz%'],
    ['oversized', encodeURIComponent(JSON.stringify({ pageId: 'a'.repeat(9_000) }))],
    ['a list', encodeURIComponent('[{"pageId":"a"}]')],
    ['a prototype', encodeURIComponent('{"__proto__":{"pageId":"a"}}')],
    ['with unknown fields', encodeURIComponent('{"userId":"1","mobile":"13800000001"}')],
    ['with values of other types', encodeURIComponent('{"pageId":{},"smsId":null,"plId":["a"]}')],
    ['with characters no table holds', encodeURIComponent('{"pageId":"a\\u0000b"}')],
  ])('reads as none where it is %s (I3)', (_what, header) => expect(read(header)).toEqual({}));

  it('never throws, whatever is sent', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (header) => void read(header)));
    fc.assert(fc.property(fc.json(), (json) => void read(encodeURIComponent(json))));
  });
});
