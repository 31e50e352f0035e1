import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { aNotice } from '../../testing/data/a-notice.ts';
import { switchCity } from '../../testing/data/switch-city.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { DEMO_DATA: '1' } });
});
afterAll(() => server.stop());

const state = () => server.sandbox(controls.state, {});
const flagOf = async (mobile: string) => {
  const as = await server.sandbox(controls.openSession, { mobile });
  return (await server.data(gateway.channelConfig, { channelWays: 'MEMBER_JSRH' }, { as })).areaDegradedVo
    .isDegradedFlag;
};

describe('the operator’s switches in the workbench (decisions §2, §6)', () => {
  it('the demo has a degraded and an overloaded area, and their two subscribers', async () => {
    expect(await state()).toMatchObject({
      degradations: [
        { areaNum: '320300', flag: 4 },
        { areaNum: '320800', flag: 2 },
      ],
      maintenance: { on: false },
    });
    expect([await flagOf('13800000001'), await flagOf('13800000008'), await flagOf('13800000009')]).toEqual([
      0, 2, 4,
    ]);
  });

  it('show what was switched, keep it over new demo data, and reset brings the demo back', async () => {
    await switchCity(server, '320800', 0);
    await switchCity(server, '320100', 4);
    await aNotice(server, { title: '升级' });
    await server.advance(60_000);
    const switched = {
      degradations: [
        { areaNum: '320100', flag: 4 },
        { areaNum: '320300', flag: 4 },
      ],
      maintenance: { on: true, title: '升级', message: '今晚两点恢复' },
    };
    expect(await state()).toMatchObject(switched);
    expect((await state()).degradations).toHaveLength(2);
    await server.sandbox(controls.reset, {});
    expect(await state()).toMatchObject({
      degradations: [
        { areaNum: '320300', flag: 4 },
        { areaNum: '320800', flag: 2 },
      ],
      maintenance: { on: false },
    });
  });
});
