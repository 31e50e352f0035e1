import './notice-floor.css';
import type { FloorOf } from '#core/contract/goods/floors.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { volumeIcon } from '#web/art/icons/volume-icon.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import type { FloorProps } from './floor-views.ts';
import { useTurns } from './use-turns.ts';

/** One line that takes turns; every line can be reached by keyboard, and shows when it is. */
export function NoticeFloor({ floor: { title, items } }: FloorProps<'notice'>) {
  const { list, turn } = useTurns(items.length);
  if (items.length === 0) return null;
  return (
    <ul className="ntc" aria-label={title} ref={list}>
      {items.map((item, at) => (
        <li key={item.text} className={at === turn ? 'on' : undefined}>
          <NoticeLine {...item} />
        </li>
      ))}
    </ul>
  );
}

function NoticeLine({ tag, text, link }: FloorOf<'notice'>['items'][number]) {
  const line = (
    <>
      <span className="pi">
        <Icon of={volumeIcon} size={20} />
      </span>
      <Tag kind="solid">{tag}</Tag>
      <span className="l1 grow">{text}</span>
    </>
  );
  return link === null ? (
    <span className="ntc__i">{line}</span>
  ) : (
    <a className="ntc__i" href={link}>
      {line}
      <Icon of={rightIcon} size={16} />
    </a>
  );
}
