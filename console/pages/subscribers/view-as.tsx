import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previews } from '#core/contract/console/previews.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { apiBase } from '../../platform/base.ts';
import { call } from '../../platform/call.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './view-as.module.css';

interface ViewAsProps {
  readonly userId: string;
  /** The reason; absent: one is typed. */
  readonly ticketId?: string;
  readonly onClose: () => void;
}

/** A page of another origin in production, which may not lead the console elsewhere or open windows. */
const sandbox = 'allow-scripts allow-same-origin allow-forms';

/** The subscriber's own pages for five minutes, read only. The link is kept in this frame alone. */
export function ViewAs({ userId, ticketId, onClose }: ViewAsProps) {
  const [reason, setReason] = useState('');
  const start = useMutation({
    mutationFn: () =>
      call(previews.viewAs, { userId, ...(ticketId === undefined ? { reason } : { ticketId }) }),
  });
  if (start.data) return <Frame shown={start.data} onClose={onClose} />;
  return (
    <ActForm
      title="看这位用户的页面"
      effect="只读 5 分钟：号码打码，券码和付款码不显示，什么都不能点成。用户会在“账号安全”里看到谁因为什么看过，也记入号码查看记录。"
      button="打开"
      busy={start.isPending}
      error={start.error}
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      {ticketId === undefined ? (
        <Field
          label="原因"
          hint="用户看得到，至少 4 个字，不要写号码"
          required
          minLength={4}
          maxLength={100}
          value={reason}
          onValue={setReason}
        />
      ) : (
        <p>原因：处理这个工单，工单结束就看不了</p>
      )}
    </ActForm>
  );
}

interface FrameProps {
  readonly shown: DataOf<typeof previews.viewAs>;
  readonly onClose: () => void;
}

function Frame({ shown: { token, origin, expiresAt }, onClose }: FrameProps) {
  const [left, setLeft] = useState(() => secondsUntil(expiresAt));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(expiresAt)), 1_000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  const address = `${origin || location.origin}${apiBase}/super-market/market-index?preview=${encodeURIComponent(token)}`;
  return (
    <CardFrame label="这位用户的页面" className={styles.viewAs}>
      <header>
        <h2>这位用户的页面</h2>
        <span role="timer">
          {left > 0
            ? `只读，还有 ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
            : '5 分钟到了'}
        </span>
        <Button size="small" onPress={onClose}>
          关闭
        </Button>
      </header>
      <iframe title="这位用户的页面" src={address} sandbox={sandbox} referrerPolicy="no-referrer" />
    </CardFrame>
  );
}

const secondsUntil = (iso: string): number => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1_000));
