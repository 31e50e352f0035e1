import type { Figures as FiguresOfPeriod } from '#core/contract/console/overview.shapes.ts';
import { formatFen } from '../../platform/format.ts';
import { Figure, Figures } from '../../ui/figure.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import styles from './overview.module.css';

const shown = (value: number): string => value.toLocaleString('zh-CN');

/** Six figures of the period, each beside the same time of the week before. */
export function FigureCards({ figures }: { readonly figures: FiguresOfPeriod }) {
  const { claims, delivered, failed, claimsRefused, orders, paid, paidFen, refunds, refundsFen } = figures;
  const ended = delivered.value + failed.value;
  const steps = figures.steps;
  return (
    <Figures>
      <ComparedFigure
        title="领取"
        value={shown(claims.value)}
        change={changeOf(claims)}
        note=""
        curve={steps.map((step) => step.claims)}
      />
      <ComparedFigure
        title="发放成功率"
        value={ended === 0 ? '—' : `${((delivered.value / ended) * 100).toFixed(1)}%`}
        note={`失败 ${shown(failed.value)}，名额已退回`}
      />
      <ComparedFigure
        title="订单"
        value={shown(orders.value)}
        change={changeOf(orders)}
        note={`已付 ${shown(paid.value)}`}
        curve={steps.map((step) => step.orders)}
      />
      <ComparedFigure
        title="实收"
        value={formatFen(paidFen.value)}
        change={changeOf(paidFen)}
        note={`退款 ${shown(refunds.value)} 笔 ${formatFen(refundsFen.value)}`}
      />
      <ComparedFigure
        title="领取被拒"
        value={shown(claimsRefused.value)}
        change={changeOf(claimsRefused)}
        note=""
      />
      <ComparedFigure
        title="响应 p99"
        value={figures.p99 === null ? '—' : String(Math.round(figures.p99))}
        unit={figures.p99 === null ? '' : '毫秒'}
        note={figures.p50 === null ? '还没有请求' : `p50 ${Math.round(figures.p50)} 毫秒`}
        curve={steps.map(({ p99 }) => p99 ?? 0)}
      />
    </Figures>
  );
}

/** +6.2%, or undefined where there was nothing a week before. */
function changeOf({ value, before }: FiguresOfPeriod['claims']): string | undefined {
  if (before === null || before === 0) return undefined;
  const percent = ((value - before) / before) * 100;
  return `${percent >= 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)}%`;
}

interface ComparedFigureProps {
  readonly title: string;
  readonly value: string;
  readonly unit?: string;
  readonly change?: string | undefined;
  readonly note: string;
  readonly curve?: readonly number[];
}
const ComparedFigure = ({ title, value, unit, change, note, curve = [] }: ComparedFigureProps) => (
  <Figure
    title={title}
    value={value}
    {...(unit !== undefined && { unit })}
    aside={curve.length > 1 && <Sparkline values={curve} label={`${title}的走势`} />}
  >
    {change && <span className={styles.change}>{change} </span>}
    {change && !note && '较上周同一时段'}
    {note || (!change && '上周同一时段没有数据')}
  </Figure>
);
