import type { FunnelDay } from '../../../contract/console/overview.shapes.ts';

type FunnelCounts = Omit<FunnelDay, 'day'>;
export type FunnelStepName = keyof FunnelCounts;

/** The way of an order, in the words of the overview. Steps of one visitor are counted on the day that each happened. */
export const orderSteps = [
  ['visit', '来访'],
  ['detail', '看商品'],
  ['preview', '去下单'],
  ['submitted', '提交订单'],
  ['paid', '付款'],
  ['done', '完成'],
] as const satisfies readonly (readonly [FunnelStepName, string])[];

/** The way of a claim: saw rights, pressed one, claimed it, and got it. */
export const claimWay = [
  ['claimPage', '看权益'],
  ['pressed', '点领取'],
  ['claimed', '领取权益'],
  ['received', '权益到账'],
] as const satisfies readonly (readonly [FunnelStepName, string])[];
/** What the overview says of it. */
export const claimSteps = [
  ['claimed', '领取权益'],
  ['received', '权益到账'],
] as const satisfies readonly (readonly [FunnelStepName, string])[];

export const funnelStepNames: readonly FunnelStepName[] = [...orderSteps, ...claimWay].map(([step]) => step);

/** The days of a period together. A visitor of several days counts on each of them. */
export const sumOfDays = (days: readonly FunnelDay[]): FunnelCounts =>
  Object.fromEntries(
    funnelStepNames.map((step) => [step, days.reduce((sum, day) => sum + day[step], 0)]),
  ) as FunnelCounts;

/** Where the greatest share of visitors stops; undefined without visitors who could stop. */
export function narrowestStep(
  counts: FunnelCounts,
): { readonly from: string; readonly to: string; readonly percent: number } | undefined {
  let narrowest: ReturnType<typeof narrowestStep>;
  for (const [at, [step, to]] of orderSteps.entries()) {
    const before = orderSteps[at - 1];
    if (!before || counts[before[0]] === 0) continue;
    const percent = Math.round((1 - counts[step] / counts[before[0]]) * 100);
    if (percent > (narrowest?.percent ?? 0)) narrowest = { from: before[1], to, percent };
  }
  return narrowest;
}
