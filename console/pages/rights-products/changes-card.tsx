import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RightsProductChanges } from '#core/contract/console/rights/rights-products.shapes.ts';
import { rightsProducts } from '#core/contract/console/rights/rights.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import { Diff } from '../../ui/parts.tsx';
import styles from './rights-products.module.css';

type Changes = Omit<RightsProductChanges, 'productId' | 'version'>;

interface ChangesCardProps {
  readonly productId: string;
  readonly version: string;
  /** 'none': nothing is changed; undefined: something that is typed is no value. */
  readonly changes: Changes | 'none' | undefined;
  readonly onDone: () => void;
}

/** What the draft changes, whom it reaches, and the proposal of it. */
export function ChangesCard({ productId, version, changes, onDone }: ChangesCardProps) {
  const isWhole = typeof changes === 'object';
  const input = { productId, version, ...(isWhole && changes) };
  const { data, error } = useQuery({
    ...reading(rightsProducts.tryRightsProduct, input),
    enabled: isWhole,
    retry: false,
  });
  const propose = useChange(rightsProducts.proposeRightsProduct, onDone);
  const [reason, setReason] = useState('');
  if (changes === 'none')
    return (
      <Card title="这次修改">
        {propose.isSuccess ? (
          <p role="status">已提交审批，负责人同意后生效</p>
        ) : (
          <p className={styles.muted}>可选几项、价格、供应商、开放时间、等级和增减权益都要负责人同意</p>
        )}
      </Card>
    );
  if (changes === undefined)
    return (
      <Card title="这次修改">
        <p role="alert">有一项填得不对，请检查数字</p>
      </Card>
    );
  return (
    <Card title="这次修改">
      {data && <Diff changes={data.changes} />}
      {data && (
        <ul className={styles.effects}>
          {data.effects.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {error ? (
        <FormError error={error} />
      ) : (
        <ActForm
          title="提交审批"
          effect="负责人同意后几秒内到手机；已经领到的不变"
          button="提交审批"
          busy={propose.isPending}
          disabled={!data || data.changes.length === 0}
          error={propose.error}
          reason={reason}
          onReason={setReason}
          onSubmit={() => propose.mutate({ ...input, reason })}
          onClose={onDone}
          closeText="放弃修改"
        />
      )}
    </Card>
  );
}
