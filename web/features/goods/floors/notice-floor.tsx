import type { FloorOf } from '#core/contract/goods/shared/floors.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { volumeIcon } from '#web/art/icons/volume-icon.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { useTurns } from '#web/ui/turns/use-turns.ts';
import type { FloorProps } from './floor-props.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './notice-floor.module.css';

/** A rotating line; every line can be focused by keyboard and is then shown.  */
export function NoticeFloor({ floor: { title, items } }: FloorProps<'notice'>) {
  const { list, turn } = useTurns<HTMLUListElement>(items.length);
  if (items.length === 0) return null;
  return (
    <Card as="ul" className={styles.notices} aria-label={title} ref={list}>
      {items.map((item, at) => (
        <li key={item.text} data-current={at === turn || undefined}>
          <NoticeText {...item} />
        </li>
      ))}
    </Card>
  );
}

function NoticeText({ tag, text, link }: FloorOf<'notice'>['items'][number]) {
  const content = (
    <>
      <span className="text-primary">
        <Icon of={volumeIcon} size={20} />
      </span>
      <Tag kind="solid">{tag}</Tag>
      <span className="one-line grow">{text}</span>
    </>
  );
  return link === null ? (
    <span className={styles.notice}>{content}</span>
  ) : (
    <a className={styles.notice} href={link}>
      {content}
      <Icon of={rightIcon} size={16} />
    </a>
  );
}
