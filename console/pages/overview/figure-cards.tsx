import type { Figures as FiguresOfPeriod } from '#core/contract/console/overview.shapes.ts';
import { changeOf } from '#core/rules/console/figures/change-of.ts';
import { formatFen } from '../../platform/format.ts';
import { Figure, Figures } from '../../ui/figure.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import styles from './overview.module.css';

const shown = (value: number): string => value.toLocaleString('zh-CN');

interface FigureCardsProps {
  readonly figures: FiguresOfPeriod;
  /** What the figures are compared with: 上周同一时段. */
  readonly comparedWith: string;
}

/** The figures of the period, each beside the same time of the one before. */
export function FigureCards({ figures, comparedWith }: FigureCardsProps) {
  const { claims, delivered, failed, claimsRefused, orders, paid, paidFen, refunds, refundsFen } = figures;
  const ended = delivered.value + failed.value;
  const steps = figures.steps;
  const change = { comparedWith };
  return (
    <Figures>
      <ComparedFigure
        {...change}
        title="领取"
        value={shown(claims.value)}
        change={changeText(claims)}
        note=""
        curve={steps.map((step) => step.claims)}
      />
      <ComparedFigure
        {...change}
        title="发放成功率"
        value={ended === 0 ? '—' : `${((delivered.value / ended) * 100).toFixed(1)}%`}
        note={`失败 ${shown(failed.value)}，名额已退回`}
      />
      <ComparedFigure
        {...change}
        title="订单"
        value={shown(orders.value)}
        change={changeText(orders)}
        note={`已付 ${shown(paid.value)}`}
        curve={steps.map((step) => step.orders)}
      />
      <ComparedFigure
        {...change}
        title="实收"
        value={formatFen(paidFen.value)}
        change={changeText(paidFen)}
        note={`退款 ${shown(refunds.value)} 笔 ${formatFen(refundsFen.value)}`}
      />
      {claimsRefused && (
        <ComparedFigure
          {...change}
          title="领取被拒"
          value={shown(claimsRefused.value)}
          change={changeText(claimsRefused)}
          note=""
        />
      )}
      {claimsRefused && (
        <ComparedFigure
          {...change}
          title="响应 p99"
          value={figures.p99 === null ? '—' : String(Math.round(figures.p99))}
          unit={figures.p99 === null ? '' : '毫秒'}
          note={figures.p50 === null ? '还没有请求' : `p50 ${Math.round(figures.p50)} 毫秒`}
          curve={steps.map(({ p99 }) => p99 ?? 0)}
        />
      )}
    </Figures>
  );
}

const changeText = ({ complete, before }: FiguresOfPeriod['claims']): string | undefined =>
  before === null ? undefined : changeOf(complete, before);

interface ComparedFigureProps {
  readonly title: string;
  readonly value: string;
  readonly unit?: string;
  readonly change?: string | undefined;
  readonly comparedWith: string;
  readonly note: string;
  readonly curve?: readonly number[];
}
const ComparedFigure = ({
  title,
  value,
  unit,
  change,
  comparedWith,
  note,
  curve = [],
}: ComparedFigureProps) => (
  <Figure
    title={title}
    value={value}
    {...(unit !== undefined && { unit })}
    aside={curve.length > 1 && <Sparkline values={curve} label={`${title}的走势`} />}
  >
    {change && <span className={styles.change}>{change} </span>}
    {change && !note && `较${comparedWith}`}
    {note || (!change && `${comparedWith}没有数据`)}
  </Figure>
);
