import { monthAndDay } from '../format/month-and-day.ts';
import { formatFen, type Fen } from './money.ts';
import { periodUnit } from './period-price.ts';

/** A plan with the days that follow from opening it now; answers of the past have none. */
export interface DatedPlan {
  readonly priceFen: Fen;
  /** The price of the next period, when it differs. */
  readonly nextPriceFen: Fen | null;
  readonly months: number;
  readonly endsOn?: string | undefined;
  /** Null: it is not renewed. */
  readonly debitOn?: string | null | undefined;
}

export interface ChargeLine {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

const fullDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
};

/** What is charged when, how long it lasts, and from when on rights can be claimed. */
export function planCharges(
  { priceFen, nextPriceFen, months, endsOn, debitOn }: DatedPlan,
  firstClaimDay: string | null,
): ChargeLine[] {
  const renews = debitOn !== null && debitOn !== undefined;
  return [
    { name: '今天应付', value: `¥${formatFen(priceFen)}`, note: renews ? '' : '一次付清' },
    ...(renews
      ? [
          {
            name: '下次扣费',
            value: `${fullDay(debitOn)} ¥${formatFen(nextPriceFen ?? priceFen)}`,
            note: `用话费支付的每${periodUnit(months)}自动续费，扣费前3天提醒，可随时关闭；其他方式到期不扣费`,
          },
        ]
      : []),
    ...(endsOn === undefined || renews
      ? []
      : [{ name: '有效期至', value: fullDay(endsOn), note: '到期不自动续费' }]),
    {
      name: '首次可领',
      value: firstClaimDay === null ? '开通当天' : monthAndDay(firstClaimDay),
      note: firstClaimDay === null ? '支付成功后即可领取本月权益' : '本月开通，次月起可领',
    },
  ];
}
