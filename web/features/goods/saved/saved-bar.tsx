import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import type { SavedGoods } from './use-saved-goods.ts';
import styles from './saved-goods.module.css';

interface SavedBarProps {
  readonly saved: Pick<SavedGoods<never>, 'chosen' | 'choose' | 'remove' | 'removing'>;
  readonly list: readonly { readonly goodsId: string }[];
  readonly removal: string;
}

/** Choosing all of the shown goods, and removing the chosen ones after a question. */
export function SavedBar({ saved: { chosen, choose, remove, removing }, list, removal }: SavedBarProps) {
  const count = chosen?.size ?? 0;
  const ids = list.map(({ goodsId }) => goodsId);
  const ask = async () => {
    const question = { title: removal, text: `确定${removal}这${count}件商品吗？`, confirm: removal };
    if (await askFirst(question)) remove([...(chosen ?? [])]);
  };
  return (
    <ActionBar>
      <Checkbox
        className={styles.all}
        checked={count > 0 && count === ids.length}
        onChange={(on) => choose(ids, on)}
      >
        全选
      </Checkbox>
      <Button disabled={count === 0} reason="请先选择商品" busy={removing} onPress={() => void ask()}>
        {count === 0 ? removal : `${removal}（${count}）`}
      </Button>
    </ActionBar>
  );
}
