import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { featureStates, type FeatureState } from '#core/contract/common/features.ts';
import { switches } from '#core/contract/console/operations/switches.ts';
import type { SwitchCell } from '#core/contract/console/operations/switches.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { switchColumnNames, switchStateNames } from '#core/rules/console/operations/switch-approval.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import type { Chosen } from './switch-matrix.tsx';
import { cityName, citiesText, untilText } from './switch-words.tsx';
import styles from './switches.module.css';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const states = ['normal', ...featureStates] as const;

interface SwitchFormProps {
  readonly chosen: Chosen;
  readonly cells: readonly SwitchCell[];
  /** By the server's clock. */
  readonly now: number;
  readonly onClose: (done?: string) => void;
}

type Effect = DataOf<typeof switches.switchEffect>;
const counted = ({ value, exact }: Effect['subscribers']): string =>
  `${value.toLocaleString('zh-CN')}${exact ? '' : '+'}`;

/** What an act on the chosen cells would do, and the act. */
export function SwitchForm({ chosen: { column, areas }, cells, now, onClose }: SwitchFormProps) {
  const own = cells.filter((each) => each.column === column && areas.includes(each.areaNum));
  const switched = own.filter(({ state }) => state !== 'normal');
  const [to, setTo] = useState<'normal' | FeatureState>(switched.length > 0 ? 'normal' : 'limited');
  const [until, setUntil] = useState<string | null>(() =>
    new Date(Math.ceil((now + hourMs) / minuteMs) * minuteMs).toISOString(),
  );
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const refused = ({ areaName, by, state }: { areaName: string; by: string; state: SwitchCell['state'] }) =>
    setFault(`${areaName}刚被${by || '系统'}改成“${switchStateNames[state]}”，已重新读取，请看过再操作`);
  const set = useChange(switches.setSwitch, (data) => {
    if (data.kind === 'changed-before') return refused(data);
    onClose(data.kind === 'set' ? '已生效，几秒内到所有手机' : '已提交审批，等负责人同意');
  });
  const lift = useChange(switches.liftSwitch, (data) =>
    data.kind === 'changed-before' ? refused(data) : onClose('已恢复正常，几秒内到所有手机'),
  );
  const effect = useQuery({
    ...reading(switches.switchEffect, { column, state: to === 'normal' ? 'paused' : to, areas: [...areas] }),
    enabled: to !== 'normal',
  });
  const current = to === 'normal' ? lift : set;
  const seen = own.map(({ areaNum, version }) => ({ areaNum, version }));
  const submit = (): void => {
    setFault(undefined);
    if (to === 'normal') lift.mutate({ column, seen, reason });
    else if (until !== null) set.mutate({ column, state: to, seen, until, reason });
  };
  const byTwo = to !== 'normal' && effect.data?.needsApproval === true;
  return (
    <ActForm
      title={`${citiesText(areas)} · ${switchColumnNames[column]}`}
      effect={
        to === 'normal'
          ? '马上恢复，一个人就可以'
          : byTwo
            ? '三个市以上，或几个市暂停访问、领取、支付，要另一位负责人同意'
            : '一个人可以马上生效，到点自动恢复'
      }
      button={to === 'normal' ? '恢复正常' : byTwo ? '提交审批' : '应用'}
      look={to === 'paused' ? 'danger' : 'primary'}
      busy={current.isPending}
      disabled={to === 'normal' ? switched.length === 0 : until === null}
      error={fault === undefined ? current.error : new Error(fault)}
      reason={reason}
      onReason={setReason}
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <fieldset className={styles.states}>
        <legend>改为</legend>
        {states.map((state) => (
          <label key={state}>
            <input type="radio" name="state" checked={to === state} onChange={() => setTo(state)} />
            {switchStateNames[state]}
          </label>
        ))}
      </fieldset>
      {to === 'normal' ? (
        <FactList
          facts={
            switched.length === 0
              ? [['现在', '都是正常的']]
              : switched.map((cell) => [
                  cityName(cell.areaNum),
                  `${switchStateNames[cell.state]}，${cell.setBy || '默认'}：${cell.reason}，${untilText(cell.until)}`,
                ])
          }
        />
      ) : (
        <>
          <div role="status">
            <FactList
              facts={
                effect.data
                  ? [
                      [
                        '影响',
                        `${counted(effect.data.subscribers)} 位用户，最近 1 小时 ${counted(effect.data.lastHour)} 次`,
                      ],
                      ['他们会看到', effect.data.text],
                    ]
                  : [['影响', effect.error ? `暂时算不出来：${effect.error.message}` : '正在算…']]
              }
            />
          </div>
          <TimeField label="到" hint="到点自动恢复" required value={until} onValue={setUntil} />
        </>
      )}
    </ActForm>
  );
}
