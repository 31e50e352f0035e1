import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { switches } from '#core/contract/console/operations/switches.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { Head, ListState, Tag } from '../../ui/parts.tsx';
import { MaintenanceCard } from './maintenance/maintenance-card.tsx';
import { SwitchChanges } from './switch-changes.tsx';
import { SwitchForm } from './switch-form.tsx';
import { SwitchMatrix, type Chosen } from './switch-matrix.tsx';
import { SwitchStateTag } from './switch-words.tsx';
import styles from './switches.module.css';

/** What is limited or paused, city by city, and the acts on it. */
export function SwitchesPage() {
  const { may } = useMe();
  const query = useQuery({ ...reading(switches.switchMatrix, {}), refetchInterval: 5_000 });
  const [chosen, setChosen] = useState<Chosen>();
  const [done, setDone] = useState<string>();
  const cells = query.data?.cells ?? [];
  const switched = cells.filter(({ state }) => state !== 'normal').length;
  const choose = (next: Chosen | undefined): void => {
    setDone(undefined);
    setChosen(next);
  };
  return (
    <>
      <Head
        title="开关与降级"
        tag={switched > 0 && <Tag tone="warning">{switched} 处降级</Tag>}
        facts="改动几秒内到所有进程和手机，先看影响再动手"
      />
      <div className={styles.desk}>
        <Card
          title="地市 × 功能"
          aside={
            <span className={styles.legend}>
              <SwitchStateTag state="normal" />
              <SwitchStateTag state="limited" />
              <SwitchStateTag state="paused" />
            </span>
          }
        >
          {cells.length === 0 || query.error ? <ListState query={query} isEmpty={false} empty="" /> : null}
          {cells.length > 0 && (
            <SwitchMatrix cells={cells} chosen={chosen} mayChoose={may('switches.set')} onChoose={choose} />
          )}
          <p className={styles.hint}>
            方向键移动，空格选中，可一次选几个市；点功能名选全省。限流时每人每 3 分钟轮到 1
            分钟；暂停时手机上写明恢复时间。
          </p>
        </Card>
        <div className={styles.side}>
          {done !== undefined && (
            <p className={styles.done} role="status">
              {done}
            </p>
          )}
          {chosen ? (
            <SwitchForm
              key={chosen.column}
              now={Date.parse(query.data?.readAt ?? '')}
              chosen={chosen}
              cells={cells}
              onClose={(text) => {
                setChosen(undefined);
                setDone(text);
              }}
            />
          ) : (
            <Card title="改一格">
              <p className={styles.hint}>
                {may('switches.set')
                  ? '在左边选一格，先看影响几个人，再写原因和结束时间'
                  : '您的角色只能查看'}
              </p>
            </Card>
          )}
        </div>
      </div>
      <MaintenanceCard now={Date.parse(query.data?.readAt ?? '')} />
      <SwitchChanges />
    </>
  );
}
