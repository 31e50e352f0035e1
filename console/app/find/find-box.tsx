import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { goods } from '#core/contract/console/goods.ts';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import { call } from '../../platform/call.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OpenSection } from '../sections.ts';
import styles from './find.module.css';
import { findTargets, type FindTarget } from './find-targets.ts';

const invitation = '搜页面、订单号、号码、商品';

/** The search of the head: Ctrl K opens it; a screen, a number of any kind, or goods by their name. */
export function FindBox({ sections }: { readonly sections: readonly OpenSection[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>{invitation}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && <FindDialog sections={sections} onClose={() => setOpen(false)} />}
    </>
  );
}

interface FindDialogProps {
  readonly sections: readonly OpenSection[];
  readonly onClose: () => void;
}
function FindDialog({ sections, onClose }: FindDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { may } = useMe();
  const keyword = useDeferredValue(typed.trim());
  const isName = keyword !== '' && !/^[\w-]{6,}$/.test(keyword);
  const { data } = useQuery({
    ...reading(goods.goodsList, { keyword, limit: 5 }),
    enabled: isName && may('goods.view'),
  });
  const { choose, error } = useChoose(onClose);
  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  const targets: readonly FindTarget[] = [
    ...findTargets(typed, sections, may('subscribers.view')),
    ...(isName ? (data?.rows ?? []) : []).map(({ goodsId, name }) => ({
      kind: 'goods' as const,
      goodsId,
      title: `商品 ${name}`,
    })),
  ];
  const current = Math.min(at, targets.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && targets.length > 0) {
      event.preventDefault();
      setAt((current + step + targets.length) % targets.length);
    }
    const target = targets[current];
    if (event.key === 'Enter' && target) choose(target);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="搜索" onClose={onClose}>
      <input
        role="combobox"
        aria-label={invitation}
        aria-expanded={targets.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={targets[current] && `${id}-${current}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={invitation}
        maxLength={64}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="搜索结果" className={styles.list}>
        {targets.map((target, index) => (
          <button
            key={`${target.kind} ${target.title}`}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => choose(target)}
          >
            {target.title}
          </button>
        ))}
      </div>
      <p role="status">
        {error ??
          (targets.length === 0
            ? '没有找到；订单、支付、退款、工单和手机号码要写完整'
            : '↑ ↓ 选择，Enter 打开，Esc 关闭')}
      </p>
    </dialog>
  );
}

function useChoose(onClose: () => void) {
  const navigate = useNavigate();
  const find = useMutation({
    mutationFn: (number: string) => call(subscriberDesk.findSubscribers, { number }),
    onSuccess: ({ rows: [first] }) => {
      if (!first) return;
      void navigate({ to: '/subscribers/$userId', params: { userId: first.userId }, search: {} });
      onClose();
    },
  });
  const choose = (target: FindTarget): void => {
    if (target.kind === 'subscriber') return find.mutate(target.number);
    void go(target);
    onClose();
  };
  const go = (target: Exclude<FindTarget, { kind: 'subscriber' }>): Promise<void> => {
    switch (target.kind) {
      case 'screen':
        return navigate({ to: target.to });
      case 'order':
        return navigate({ to: '/orders/$orderNo', params: { orderNo: target.orderNo } });
      case 'payment':
        return navigate({ to: '/orders', search: { number: target.number } });
      case 'refund':
        return navigate({ to: '/refunds/$refundNo', params: { refundNo: target.refundNo } });
      case 'ticket':
        return navigate({ to: '/tickets', search: { number: target.number } });
      case 'goods':
        return navigate({ to: '/goods/$goodsId', params: { goodsId: target.goodsId } });
    }
  };
  const nobody = find.data?.rows.length === 0 ? '没有这位用户，请核对号码' : undefined;
  return { choose, error: find.error?.message ?? nobody };
}
