import { detail } from '#core/contract/goods/detail.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './purchase-notes.module.css';

/** 购买须知: the notes of goods before they are paid; takes no space without any. */
export function PurchaseNotes({ goodsIds }: { readonly goodsIds: readonly string[] }) {
  const call = useApi();
  const ids = [...new Set(goodsIds)];
  const { data, error } = useQuery(
    [detail.goodsPrompt.path, ids],
    () => Promise.all(ids.map((goodsId) => call(detail.goodsPrompt, { goodsId }, { quiet: true }))),
    { staleMs: 300_000 },
  );
  if (!data && !error)
    return (
      <Floor label="购买须知" busy>
        <SkeletonBox height={52} />
      </Floor>
    );
  const notes = [...new Set(data?.flatMap(({ prompts }) => prompts))];
  const [first] = data ?? [];
  if (!first || notes.length === 0) return null;
  return (
    <div data-floor={first.title}>
      <Floor header={{ title: first.title }}>
        {notes.length === 1 ? <p className={styles.note}>{notes[0]}</p> : <RuleList rules={notes} />}
      </Floor>
    </div>
  );
}
