import type { SearchSuggestions } from '#core/contract/goods/search.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { Icon } from '#web/art/icon.tsx';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import { useArt } from '#web/art/use-art.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Highlighted } from '#web/ui/highlighted/highlighted.tsx';
import { countText } from '#core/rules/goods/search/count-text.ts';
import { DirectHit } from './direct-hit.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  readonly typed: string;
  onChoose(word: string): void;
}

/** What the typed text could mean: goods, words, a category, pages and a shop. */
export function Suggestions({ typed, onChoose }: SuggestionsProps) {
  const suggested = useSuggestions(typed);
  return (
    <>
      <div className={styles.found} aria-live="polite" aria-busy={!suggested}>
        {suggested?.direct && <DirectHit goods={suggested.direct} />}
        <ul aria-label="搜索建议">
          {suggested?.words.map(({ text, highlight, total, isTotalMinimum }) => (
            <li key={text}>
              <PageLink
                className={styles.text}
                to={{ page: 'searchResults', query: { keyword: text } }}
                onClick={() => onChoose(text)}
              >
                <Icon of={searchIcon} size={18} />
                <span className="one-line grow">
                  <Highlighted text={text} ranges={highlight} />
                </span>
                <span className={styles.end}>{countText(total, isTotalMinimum)}件</span>
              </PageLink>
            </li>
          ))}
          {suggested?.category && (
            <li>
              <PageLink
                className={styles.text}
                to={{
                  page: 'searchResults',
                  query: { keyword: typed.trim(), categoryId: suggested.category.categoryId },
                }}
              >
                <Icon of={searchIcon} size={18} />
                <span className="one-line grow">
                  只在 <b>{suggested.category.categoryName}</b> 分类里搜
                </span>
                <span className={styles.end}>
                  分类
                  <Icon of={rightIcon} size={14} />
                </span>
              </PageLink>
            </li>
          )}
        </ul>
      </div>
      {suggested && (suggested.pages.length > 0 || suggested.shop || suggested.question) && (
        <Services {...suggested} />
      )}
      <p className={styles.hint}>支持拼音和首字母，如“sp会员”“shipin”</p>
    </>
  );
}

function Services({ pages, shop, question }: SearchSuggestions) {
  const picture = usePicture();
  const art = useArt();
  return (
    <Floor header={{ title: '相关服务' }}>
      <ul>
        {pages.map(({ pageId, title, subTitle, picUrl }) => (
          <li key={pageId}>
            <PageLink className={styles.text} to={{ page: pageId as PageId }}>
              <img src={picture(picUrl)} width={30} height={30} alt="" />
              <span className="grow">
                {title}
                <Text look="note" block>
                  {subTitle}
                </Text>
              </span>
              <Icon of={rightIcon} size={16} />
            </PageLink>
          </li>
        ))}
        {shop && (
          <li>
            <PageLink
              className={styles.text}
              to={{ page: 'nearbyMerchants', query: { keyword: shop.shopName } }}
            >
              <img src={art('quick/store')} width={30} height={30} alt="" />
              <span className="grow">
                {shop.shopName}
                <Text look="note" block>
                  {shop.address}
                </Text>
              </span>
              {shop.distanceMeters !== null && (
                <span className={styles.end}>{distanceText(shop.distanceMeters)}</span>
              )}
            </PageLink>
          </li>
        )}
        {question && (
          <li>
            <PageLink
              className={styles.text}
              to={{ page: 'questionDetail', query: { questionId: question.questionId } }}
            >
              <Icon of={headsetIcon} size={24} />
              <span className="grow">
                {question.title}
                <Text look="note" block>
                  智能客服{question.helpful > 0 && ` · ${question.helpful}人觉得有用`}
                </Text>
              </span>
              <Icon of={rightIcon} size={16} />
            </PageLink>
          </li>
        )}
      </ul>
    </Floor>
  );
}
