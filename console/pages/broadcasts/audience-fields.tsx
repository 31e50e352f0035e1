import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Audience } from '#core/contract/console/messages/broadcasts.shapes.ts';
import { broadcasts } from '#core/contract/console/messages/broadcasts.ts';
import {
  audienceFault,
  audienceLevels,
  maxByOnePerson,
} from '#core/rules/console/broadcasts/broadcast-audience.ts';
import { provinceCities } from '#core/rules/console/content-forms/choices.ts';
import { reading } from '../../platform/queries.ts';
import { FieldInput } from '../content/field-input.tsx';
import { useSettled } from '../content/use-settled.ts';
import { peopleText } from './broadcast-words.tsx';
import styles from './broadcasts.module.css';

const blanks: Readonly<Record<Audience['kind'], Audience>> = {
  filter: { kind: 'filter', levels: [], areas: [], products: [] },
  list: { kind: 'list' },
  everyone: { kind: 'everyone' },
};
const kinds = [
  ['filter', '按等级、城市、产品'],
  ['list', '上传名单'],
  ['everyone', '全部用户'],
] as const;

interface AudienceFieldsProps {
  readonly value: Audience;
  readonly onValue: (audience: Audience) => void;
}

/** To whom a message goes, and how many these are now. */
export function AudienceFields({ value, onValue }: AudienceFieldsProps) {
  const name = useId();
  const { data: products } = useQuery({ ...reading(broadcasts.broadcastProducts, {}), staleTime: 60_000 });
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>发给谁</legend>
        {kinds.map(([kind, text]) => (
          <label key={kind}>
            <input
              type="radio"
              name={name}
              checked={value.kind === kind}
              onChange={() => onValue(blanks[kind])}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {value.kind === 'filter' && (
        <>
          <FieldInput
            field={{ name: 'levels', label: '会员等级', input: 'choices', choices: audienceLevels }}
            value={value.levels}
            onValue={(levels) => onValue({ ...value, levels: levels as number[] })}
          />
          <FieldInput
            field={{ name: 'areas', label: '城市', input: 'choices', choices: provinceCities }}
            value={value.areas}
            onValue={(areas) => onValue({ ...value, areas: areas as string[] })}
          />
          <FieldInput
            field={{
              name: 'products',
              label: '有产品',
              input: 'choices',
              choices: (products?.rows ?? []).map((each) => [each.productId, each.name] as const),
            }}
            value={value.products}
            onValue={(chosen) => onValue({ ...value, products: chosen as string[] })}
          />
        </>
      )}
      <Counted audience={value} />
    </>
  );
}

function Counted({ audience }: { readonly audience: Audience }) {
  const settled = useSettled(audience);
  const fault = audienceFault(settled);
  const { data, error } = useQuery({
    ...reading(broadcasts.countAudience, { audience: settled }),
    enabled: fault === undefined && settled.kind !== 'list',
  });
  if (settled.kind === 'list')
    return <p className={styles.counted}>保存后上传名单：手机号或用户编号，一行一个，最多 20,000 行</p>;
  if (fault !== undefined) return <p className={styles.counted}>{fault}</p>;
  if (error) return <p className={styles.counted}>人数暂时算不出来：{error.message}</p>;
  if (!data) return <p className={styles.counted}>正在算人数…</p>;
  const { recipients, needsApproval } = data;
  return (
    <p className={styles.counted} role="status">
      现在有 {peopleText(recipients)} 人符合，
      {needsApproval
        ? `${settled.kind === 'everyone' ? '发给全部用户' : `超过 ${maxByOnePerson.toLocaleString('zh-CN')} 人`}，要负责人同意`
        : '一个人就能发'}
    </p>
  );
}
