import { useQuery } from '@tanstack/react-query';
import { content } from '#core/contract/console/content.ts';
import type { ContentKind } from '#core/contract/console/content.shapes.ts';
import type { ContentItem } from '#core/rules/console/content-document.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListState, Tag } from '../../ui/parts.tsx';
import styles from './check-list.module.css';
import { sentDocument } from './content-items.ts';
import { useSettled } from './use-settled.ts';

interface CheckListProps {
  readonly kind: ContentKind;
  readonly entityKey: string;
  readonly items: readonly ContentItem[];
}

const icons = { pass: 'check', warn: 'warning', fail: 'close' } as const;
const words = { pass: '通过', warn: '提醒', fail: '没有通过' } as const;

/** What is checked before publishing, of the items as they are on the screen. */
export function CheckList({ kind, entityKey, items }: CheckListProps) {
  const settled = useSettled(items);
  const query = useQuery({
    ...reading(content.checkDraft, { kind, key: entityKey, document: sentDocument(settled) }),
    placeholderData: (previous) => previous,
    retry: false,
  });
  const checks = query.data?.checks ?? [];
  const countOf = (result: keyof typeof words): number =>
    checks.filter((check) => check.result === result).length;
  return (
    <Card
      title="发布前检查"
      isFlush
      aside={
        <>
          {countOf('pass') > 0 && <Tag tone="success">{countOf('pass')} 项通过</Tag>}
          {countOf('warn') > 0 && <Tag tone="warning">{countOf('warn')} 项提醒</Tag>}
          {countOf('fail') > 0 && <Tag tone="danger">{countOf('fail')} 项没有通过</Tag>}
        </>
      }
    >
      <ListState query={query} isEmpty={false} empty="" />
      {!query.error && (
        <ul>
          {checks.map(({ result, text }) => (
            <li key={text} className={styles.check} data-result={result}>
              <Icon name={icons[result]} size={14} />
              <span className={styles.hidden}>{words[result]}：</span>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
