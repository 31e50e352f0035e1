import { useId } from 'react';
import type { PayMethodId } from '#core/contract/goods/shared/pay-method.shapes.ts';
import { payMethodNote } from '#core/rules/pay/pay-method-note.ts';
import { renewalNote } from '#core/rules/pay/renewal-note.ts';
import { useArt } from '#web/art/use-art.ts';
import { Cells } from '#web/ui/cell/cells.tsx';
import { PaymentRow } from '#web/ui/payment-row/payment-row.tsx';
import { QueryPlaceholder, type Query } from '#web/ui/query-state/query-state.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { MethodsSkeleton } from './pay-skeleton.tsx';
import type { ShownMethods } from './use-pay-methods.ts';
import styles from './payment.module.css';

interface PayMethodsProps {
  readonly query: Omit<Query<unknown>, 'data'>;
  readonly methods: ShownMethods;
  readonly chosen: PayMethodId | undefined;
  onChoose(method: PayMethodId): void;
  /** A membership that renews is bought. */
  readonly renews: boolean;
}

/** 支付方式: the six methods, unusable ones last with their reason. */
export function PayMethods({ query, methods: { views }, chosen, onChoose, renews }: PayMethodsProps) {
  const art = useArt();
  const group = useId();
  if (!views)
    return (
      <QueryPlaceholder query={query} failedTitle="支付方式没有加载出来" skeleton={<MethodsSkeleton />} />
    );
  return (
    <>
      <Cells title="支付方式" role="radiogroup">
        {views.map((view) => (
          <PaymentRow
            key={view.payMethodId}
            group={group}
            value={String(view.payMethodId)}
            mark={art(view.icon)}
            name={view.payMethodName}
            note={payMethodNote(view)}
            tag={view.promoText !== null && <Tag>{view.promoText}</Tag>}
            checked={view.payMethodId === chosen}
            barred={view.disabled ? view.reason : undefined}
            onSelect={() => onChoose(view.payMethodId)}
          />
        ))}
      </Cells>
      {renews && (
        <p className={styles.renewal} role="status">
          {renewalNote(chosen)}
        </p>
      )}
    </>
  );
}
