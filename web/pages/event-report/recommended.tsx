import { useState } from 'react';
import type { EventsReport } from '#core/contract/sandbox/reports.shapes.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Funnel } from './funnel.tsx';
import { Text } from '#web/ui/text/text.tsx';
import { RankedRows } from './log-rows.tsx';
import styles from './event-report.module.css';

const cities = [
  ['', '所有城市'],
  ['320100', '南京'],
  ['320200', '无锡'],
  ['320500', '苏州'],
] as const;
const levels = ['游客', '普通', '黄金', '铂金', 'PLUS'];

/** What recommendations led to, and why goods are recommended. */
export function Recommended({ recommended }: { readonly recommended: EventsReport['recommended'] }) {
  return (
    <>
      <Funnel title="推荐带来的转化" steps={recommended.steps} />
      <Floor header={{ title: '打开最多的推荐商品' }}>
        <RankedRows
          label="推荐商品的名次"
          empty={recommended.goods.length === 0 ? '还没有人打开推荐商品' : undefined}
        >
          {recommended.goods.map(({ goodsId, goodsName, reason, clicks, orders }) => (
            <li key={`${goodsId} ${reason}`}>
              <span className="grow">
                {goodsName}
                <Text look="caption">　{reason}</Text>
              </span>
              <span className="number">{clicks}</span>
              <Text look="caption">{orders} 次下单</Text>
            </li>
          ))}
        </RankedRows>
      </Floor>
      <Reasons />
    </>
  );
}

function Reasons() {
  const [city, setCity] = useState('');
  const [level, setLevel] = useState(0);
  const { data } = useSandboxQuery(reports.recommendations, { level, ...(city && { city }) });
  return (
    <Floor header={{ title: '为什么推荐', meta: '规则算出的前20件' }}>
      <p className={styles.filters}>
        <label>
          城市{' '}
          <select value={city} onChange={({ target }) => setCity(target.value)}>
            {cities.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          等级{' '}
          <select value={level} onChange={({ target }) => setLevel(Number(target.value))}>
            {levels.map((name, value) => (
              <option key={name} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </p>
      <RankedRows
        label="推荐的商品和原因"
        empty={data?.list.length === 0 ? '还没有算出推荐，任务每十分钟运行一次' : undefined}
      >
        {data?.list.map(({ goodsId, goodsName, score, reasons }) => (
          <li key={goodsId}>
            <span className="grow">
              {goodsName}
              <Text look="caption">
                {`　${reasons.map(({ text, points }) => `${text} +${points}`).join('，')}`}
              </Text>
            </span>
            <span className="number">{score}</span>
          </li>
        ))}
      </RankedRows>
    </Floor>
  );
}
