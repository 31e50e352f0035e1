import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import type { SectionText } from '#core/contract/console/goods-editor.shapes.ts';
import { goods as calls } from '#core/contract/console/goods.ts';
import type { ConsoleGoods } from '#core/contract/console/goods.shapes.ts';
import { sectionKindNames } from '#core/rules/console/goods/default-sections.ts';
import { blockText } from '#core/rules/console/goods/section-texts.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { draftOfSections, emptySection, sectionsIn, type SectionDraft } from './section-draft.ts';
import { SectionFields } from './section-fields.tsx';
import styles from './goods-edit.module.css';

interface Draft {
  readonly version: string;
  readonly sections: readonly SectionDraft[];
}
const kinds = Object.keys(sectionKindNames) as SectionText['kind'][];

/** The sections of the detail page, in their order. After a refusal what was typed stays. */
export function SectionsCard({ goods }: { readonly goods: ConsoleGoods }) {
  const { may } = useMe();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>();
  const [reason, setReason] = useState('');
  const save = useChange(goodsEditor.saveSections, () => setDraft(undefined));
  const { goodsId, sectionsVersion } = goods;
  const shown = draft?.sections ?? draftOfSections(goods.sections);
  const set = (sections: readonly SectionDraft[]): void =>
    setDraft({ version: draft?.version ?? sectionsVersion, sections });
  const takeOver = async (): Promise<void> => {
    const fresh = await queries.fetchQuery(reading(calls.goodsDetail, { goodsId }));
    setDraft((before) => before && { ...before, version: fresh.sectionsVersion });
  };
  const sections = sectionsIn(shown);
  if (!may('goods.edit'))
    return (
      <Card title="图文详情">
        {goods.sections.map(({ title, blocks }) => (
          <p key={title}>
            <b>{title}</b> <small className={styles.facts}>{blocks.map(blockText).join(' ')}</small>
          </p>
        ))}
      </Card>
    );
  const move = (at: number, by: number): void => {
    const next = [...shown];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    set(next);
  };
  const nextKind = kinds.find((kind) => shown.every((each) => each.kind !== kind)) ?? 'other';
  return (
    <ActForm
      title="图文详情"
      effect="按这里的顺序出现在商品详情页；保存后几秒内出现在手机上"
      button="保存图文"
      busy={save.isPending}
      disabled={draft === undefined || sections === undefined}
      error={save.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        sections &&
        save.mutate(
          { goodsId, sectionsVersion: draft?.version ?? sectionsVersion, sections, reason },
          { onError: () => void takeOver() },
        )
      }
      onClose={() => setDraft(undefined)}
      closeText="恢复"
    >
      {shown.map((section, at) => (
        <SectionFields
          key={section.key}
          section={section}
          at={at}
          isLast={at === shown.length - 1}
          onSection={(changed) => set(shown.map((each) => (each.key === section.key ? changed : each)))}
          onMove={(by) => move(at, by)}
          onRemove={() => set(shown.filter(({ key }) => key !== section.key))}
        />
      ))}
      {shown.length === 0 && <p className={styles.facts}>还没有图文，至少写一段商品介绍</p>}
      <span className={styles.acts}>
        <Button
          size="small"
          disabled={shown.length >= 12}
          onPress={() => set([...shown, emptySection(nextKind)])}
        >
          加一段
        </Button>
      </span>
    </ActForm>
  );
}
