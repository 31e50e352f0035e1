import { useQuery } from '@tanstack/react-query';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import { reading } from '../../platform/queries.ts';
import { Card } from '../../ui/card.tsx';
import { ListState } from '../../ui/parts.tsx';
import { cardId, cardTitles } from './editor-cards.ts';
import styles from './goods-edit.module.css';

/** What is missing before goods can be on sale, each with a link to its card. */
export function CheckCard({ goodsId }: { readonly goodsId: string }) {
  const query = useQuery(reading(goodsEditor.goodsCheck, { goodsId }));
  return (
    <Card title="上架检查">
      <ListState query={query} isEmpty={query.data?.faults.length === 0} empty="都齐了，可以提交上架" />
      {query.data && query.data.faults.length > 0 && (
        <ul className={styles.faults}>
          {query.data.faults.map(({ card, text }) => (
            <li key={`${card}${text}`}>
              {text}
              <a href={`#${cardId(card)}`}>去{cardTitles[card]}</a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
