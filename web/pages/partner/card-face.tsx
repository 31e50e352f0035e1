import { useState, type ReactNode } from 'react';
import { cardNumber, cardState } from '#core/rules/rights/card-state.ts';
import { Icon } from '#web/art/icon.tsx';
import { copyIcon } from '#web/art/icons/copy-icon.ts';
import { useArt } from '#web/art/use-art.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { OwnedCard } from './use-owned-cards.ts';
import styles from './card-face.module.css';

interface CardFaceProps {
  readonly card: OwnedCard;
  /** At the lower edge of the card. */
  readonly children?: ReactNode;
}

const tagKinds = { valid: 'ok', ending: 'warn', later: 'info', ended: 'mute' } as const;

/** The card: its name and state, its number, and whose it is. */
export function CardFace({ card: { product, picture }, children }: CardFaceProps) {
  const art = useArt();
  const mobile = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : ''));
  const [isShown, setShown] = useState(false);
  const { kind, tag, text } = cardState(product);
  const copy = async () =>
    (await copyText(product.subscriptionId))
      ? toast('卡号已复制')
      : toast('没有复制成功，请长按卡号选择', 'alert');
  return (
    <section className={joinClasses(styles.card, kind === 'ended' && styles.ended)} aria-label="会员卡">
      <img className={`${styles.picture} decorative`} src={art(picture)} width={96} height={96} alt="" />
      <h2 className={styles.name}>{product.productName}</h2>
      <p className={styles.state}>
        <Tag kind={tagKinds[kind]}>{tag}</Tag>
        {text}
      </p>
      <p className={styles.number}>
        <span className="number">{cardNumber(product.subscriptionId, isShown)}</span>
        <button
          className="touch-target"
          type="button"
          aria-label={isShown ? '隐藏卡号' : '查看卡号'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? '隐藏' : '查看'}
        </button>
        <button className="touch-target" type="button" aria-label="复制卡号" onClick={() => void copy()}>
          <Icon of={copyIcon} size={16} />
          复制
        </button>
      </p>
      <p className={styles.holder}>
        <span className={styles.mobile}>
          持卡号码 <span className="number">{mobile}</span>
        </span>
        {children}
      </p>
    </section>
  );
}
