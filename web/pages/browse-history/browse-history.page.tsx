import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { dayName } from '#core/rules/format/day-name.ts';
import { SavedPage } from '#web/features/goods/saved/saved-page.tsx';
import { useSavedGoods } from '#web/features/goods/saved/use-saved-goods.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';

/** 浏览记录: the goods seen, by day. */
function BrowseHistory() {
  const saved = useSavedGoods(savedGoods.browseHistory);
  const clear = async () => {
    const question = { title: '清空浏览记录', text: '清空后不能恢复，确定清空吗？', confirm: '清空' };
    if (await askFirst(question)) saved.remove('all');
  };
  return (
    <SavedPage
      title="浏览记录"
      saved={saved}
      removal="删除"
      empty={{ title: '还没有浏览记录', text: '看过的商品会出现在这里' }}
      groupOf={({ seenAt }) => dayName(new Date(seenAt), serverNow())}
      action={<NavAction text="清空" onPress={() => void clear()} />}
    />
  );
}

export const page: PageDefinition = { Page: BrowseHistory };
