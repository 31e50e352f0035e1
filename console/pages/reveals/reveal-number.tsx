import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { reveals } from '#core/contract/console/reveals/reveals.ts';
import { revealReasons, type RevealReason } from '#core/contract/console/reveals/reveal-reasons.ts';
import { revealReasonNames, revealShownMs } from '#core/rules/console/number-reveals.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './reveals.module.css';

interface RevealNumberProps {
  readonly userId: string;
  readonly claimId?: string;
  readonly masked: string;
}

/** A masked number; with a reason the whole one, for a minute. It is in this component's memory alone. */
export function RevealNumber({ userId, claimId, masked }: RevealNumberProps) {
  const { may } = useMe();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (shown === undefined) return;
    const hiding = setTimeout(() => setShown(undefined), revealShownMs);
    return () => clearTimeout(hiding);
  }, [shown]);
  return (
    <div className={styles.number}>
      <p>
        <b role="status">{shown ?? masked}</b>
        {shown !== undefined && <small>60 秒后隐藏</small>}
        {shown === undefined && may('numbers.reveal') && (
          <Button look="text" size="small" label="查看完整号码" onPress={() => setOpen(!isOpen)}>
            <Icon name="eye" />
          </Button>
        )}
      </p>
      {isOpen && shown === undefined && (
        <RevealForm
          userId={userId}
          claimId={claimId}
          onShown={(mobile) => {
            setShown(mobile);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

interface RevealFormProps {
  readonly userId: string;
  readonly claimId: string | undefined;
  readonly onShown: (mobile: string) => void;
  readonly onClose: () => void;
}
function RevealForm({ userId, claimId, onShown, onClose }: RevealFormProps) {
  const [reason, setReason] = useState<RevealReason>('call-back');
  const [note, setNote] = useState('');
  const { data: left } = useQuery(reading(reveals.revealsLeft, {}));
  const reveal = useChange(reveals.revealNumber, ({ mobile }) => onShown(mobile));
  return (
    <form
      className={styles.form}
      aria-label="查看完整号码"
      onSubmit={(event) => {
        event.preventDefault();
        if (!reveal.isPending)
          reveal.mutate({ userId, reason, note, ...(claimId !== undefined && { claimId }) });
      }}
    >
      <h3>
        <Icon name="lock" />
        查看完整号码
      </h3>
      <p>写明原因后显示 60 秒，负责人当天会看到这条记录</p>
      <fieldset>
        <legend>原因</legend>
        {revealReasons.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="reveal-reason"
              checked={each === reason}
              onChange={() => setReason(each)}
            />
            {revealReasonNames[each]}
          </label>
        ))}
      </fieldset>
      <Field
        label="说明"
        hint="工单号、文号；不要写号码"
        required={reason === 'other' || reason === 'authority'}
        maxLength={100}
        value={note}
        onValue={setNote}
      />
      <FormError error={reveal.error} />
      <div className={styles.acts}>
        <small>{left && `今天还能看 ${left.left} 次，每天 ${left.limit} 次`}</small>
        <Button onPress={onClose}>取消</Button>
        <Button look="primary" type="submit" busy={reveal.isPending}>
          显示
        </Button>
      </div>
    </form>
  );
}
