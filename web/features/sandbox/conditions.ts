import { maskMobile } from '#core/rules/format/phone.ts';
import { cities } from '#core/rules/location/cities.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { upstreamTitles } from '#core/rules/upstreams/upstream-titles.ts';
import type { SandboxState } from '#core/contract/sandbox/controls.shapes.ts';
import type { ScriptName } from '#core/contract/sandbox/hosts.shapes.ts';
import { leadText } from './lead-text.ts';
import {
  areaFlags,
  invoiceModes,
  pictureModes,
  scriptModes,
  scriptNames,
  supplierModes,
} from './sandbox-names.ts';

const minuteMs = 60_000;
const cityName = (areaNum: string): string =>
  cities.find((city) => city.areaNum === areaNum)?.areaName ?? areaNum;

/** Everything in the sandbox that is not as in a new demo, one line each; empty after a reset. */
export function conditionsOf(state: SandboxState): readonly string[] {
  const { supplier, invoices, pictures, position, maintenance } = state;
  return [
    ...(state.offsetMs > 0
      ? [state.offsetMs < minuteMs ? '时钟快不到1分钟' : `时钟${leadText(state.offsetMs)}`]
      : []),
    ...(supplier === 'ok' ? [] : [`供应商发放：${supplierModes[supplier].text}`]),
    ...(invoices === 'ok' ? [] : [`开具发票：${invoiceModes[invoices].text}`]),
    ...(pictures === 'ok' ? [] : [`${upstreamTitles.pictures}：${pictureModes[pictures].text}`]),
    ...state.outages.filter(({ on }) => on).map(({ upstream }) => `${upstreamTitles[upstream]}中断`),
    ...changedAreas(state),
    ...(maintenance.on ? ['维护公告已打开'] : []),
    ...(state.soldOut ? ['全部商品售罄'] : []),
    ...(state.changedStock.length > 0 ? [`改过库存：${state.changedStock.join('、')}`] : []),
    ...(state.changedFlashSales.length > 0 ? [`加过秒杀场次：${state.changedFlashSales.length}场`] : []),
    ...(state.network === null ? [] : [`手机流量属于${maskMobile(state.network)}`]),
    ...(state.hostUser === null ? [] : [`宿主已登录${maskMobile(state.hostUser)}`]),
    ...(position === null
      ? ['定位失败']
      : isAt(position, nanjing)
        ? []
        : [`手机在${nearestCity(position) ?? '别处'}`]),
    ...(Object.keys(state.scripts) as ScriptName[])
      .filter((name) => state.scripts[name] !== 'ok')
      .map((name) => `${scriptNames[name]}：${scriptModes[state.scripts[name]]}`),
  ];
}

/** The areas that show something else than in a new demo. */
function changedAreas({ degradations, demoDegradations }: SandboxState): readonly string[] {
  const flagIn = (rows: readonly { readonly areaNum: string; readonly flag: number }[], areaNum: string) =>
    rows.find((row) => row.areaNum === areaNum)?.flag ?? 0;
  const areas = [...new Set([...degradations, ...demoDegradations].map(({ areaNum }) => areaNum))];
  return areas
    .filter((areaNum) => flagIn(degradations, areaNum) !== flagIn(demoDegradations, areaNum))
    .map((areaNum) => {
      const flag = flagIn(degradations, areaNum);
      return `${cityName(areaNum)}：${areaFlags[flag as keyof typeof areaFlags] ?? flag}`;
    });
}

interface Place {
  readonly longitude: number;
  readonly latitude: number;
}
const nearDegrees = 0.01;
const isAt = (one: Place, other: Place): boolean =>
  Math.abs(one.longitude - other.longitude) + Math.abs(one.latitude - other.latitude) < nearDegrees;

/** The city at whose centre the phone was put. */
const nearestCity = (place: Place): string | undefined =>
  cities.find(({ lng, lat }) => isAt(place, { longitude: lng, latitude: lat }))?.areaName;
