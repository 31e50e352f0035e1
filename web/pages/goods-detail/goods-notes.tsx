import { detail } from '#core/contract/goods/detail.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { shieldIcon } from '#web/art/icons/shield-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { SectionTexts } from './goods-sections.tsx';
import styles from './goods-body.module.css';

/** 购买须知: the goods' own notes and refund terms, then what is said before payment. */
export function GoodsNotes({ goods: { goodsId, sections } }: { goods: SkuDetail }) {
  const { data, error } = useCall(detail.goodsPrompt, { goodsId }, { staleMs: 300_000 });
  const notes = sections.filter(({ kind }) => kind === 'notice' || kind === 'refund');
  const prompts = data?.prompts ?? [];
  const isLoading = !data && !error;
  if (!isLoading && notes.length + prompts.length === 0) return null;
  return (
    <div data-floor="购买须知">
      <Floor header={{ title: '购买须知' }} busy={isLoading}>
        {notes.map((section) => (
          <div key={section.title} className={styles.note}>
            <Icon of={section.kind === 'refund' ? refreshIcon : shieldIcon} size={20} />
            <div>
              <h3>{section.title}</h3>
              <SectionTexts section={section} />
            </div>
          </div>
        ))}
        {prompts.map((prompt) => (
          <div key={prompt} className={styles.note}>
            <Icon of={infoIcon} size={20} />
            <div className={styles.texts}>{prompt}</div>
          </div>
        ))}
        {isLoading && <SkeletonBox height={52} />}
      </Floor>
    </div>
  );
}
