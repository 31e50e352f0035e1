import { useState } from 'react';
import type { content } from '#core/contract/console/content.ts';
import type { ContentKind, Revision } from '#core/contract/console/content.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { contentChanges } from '#core/rules/console/content-changes.ts';
import { isSameValue, plainText, type ContentItem } from '#core/rules/console/content-document.ts';
import { nameOfItem, type ContentForm } from '#core/rules/console/content-form.ts';
import { useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Diff, Tag } from '../../ui/parts.tsx';
import { itemsOf, moved } from './content-items.ts';
import { CheckList } from './check-list.tsx';
import styles from './content-editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemList } from './item-list.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import type { PreviewSettings } from './preview-settings.ts';
import { QuestionFigures } from './question-figures.tsx';
import { RevisionList } from './revision-list.tsx';

interface ContentEditorProps {
  readonly kind: ContentKind;
  readonly form: ContentForm;
  readonly entityKey: string;
  readonly live: DataOf<typeof content.contentEntity>;
  readonly versions: readonly Revision[];
  /** Those of the draft, or what is live. */
  readonly items: readonly ContentItem[];
  readonly opened: DataOf<typeof content.contentRevision> | undefined;
  /** Stays when a saved draft is shown anew. */
  readonly selectedId: string | undefined;
  onSelect(id: string): void;
  /** Stays too; undefined: no preview is open. */
  readonly preview: PreviewSettings | undefined;
  onPreview(settings: PreviewSettings | undefined): void;
}

/** Items on the left, the chosen one in the middle with versions below, changes and checks on the right. */
export function ContentEditor(props: ContentEditorProps) {
  const { kind, form, entityKey, live, versions, items: given, opened } = props;
  const { selectedId, onSelect, preview, onPreview } = props;
  const { may } = useMe();
  const [initial] = useState(given);
  const [items, setItems] = useState(initial);
  const isOpen = opened === undefined || opened.revision.state === 'draft';
  const mayEdit = may('content.edit') && isOpen;
  const isDirty = items !== initial;
  const selected = items.find(({ id }) => id === selectedId) ?? items[0];
  const liveItems = itemsOf(live.live);
  const changes = contentChanges(form, { items: liveItems }, { items });
  const change = (item: ContentItem): void =>
    setItems(items.map((each) => (each.id === item.id ? item : each)));
  const add = (item: ContentItem, after: number): void => {
    setItems([...items.slice(0, after), item, ...items.slice(after)]);
    onSelect(item.id);
  };
  const remove = ({ id }: ContentItem): void => {
    setItems(items.filter((each) => each.id !== id));
  };
  const isChanged = (item: ContentItem): boolean =>
    !isSameValue(
      liveItems.find(({ id }) => id === item.id),
      item,
    );
  const name = selected && nameOfItem(form, selected);
  // The card of the list has the name of an item without one.
  const cardTitle = name === undefined || name === form.itemName ? `${form.itemName}的内容` : name;
  const isSaved = opened?.revision.state === 'draft' || opened?.revision.state === 'scheduled';
  return (
    <>
      <EditorHead
        {...{ kind, entityKey, opened, items, isDirty, mayEdit }}
        name={live.name}
        version={live.version}
        changes={changes.length}
      />
      <div className={styles.columns}>
        <ItemList
          {...{ form, items, mayEdit, isChanged, onSelect }}
          selectedId={selected?.id}
          onChange={change}
          onMove={(from, to) => setItems(moved(items, from, to))}
          onAdd={(itemKind) => add(form.blank(crypto.randomUUID(), itemKind), items.length)}
        />
        <div className={styles.middle}>
          {selected ? (
            <Card
              title={cardTitle}
              isFlush
              aside={
                <>
                  {form.itemKinds && <Tag>{form.itemKinds[plainText(selected['kind'])]?.name}</Tag>}
                  {isChanged(selected) && <Tag tone="info">有改动</Tag>}
                  <span className={styles.space} />
                  {mayEdit && (
                    <>
                      <Button
                        size="small"
                        onPress={() =>
                          add({ ...selected, id: crypto.randomUUID() }, items.indexOf(selected) + 1)
                        }
                      >
                        复制
                      </Button>
                      <Button size="small" look="danger" onPress={() => remove(selected)}>
                        移除
                      </Button>
                    </>
                  )}
                </>
              }
            >
              <ItemFields
                key={selected.id}
                form={form}
                item={selected}
                disabled={!mayEdit}
                onChange={change}
              />
            </Card>
          ) : (
            <Card title={cardTitle}>
              <p className={styles.empty}>还没有{form.itemName}</p>
            </Card>
          )}
          <RevisionList {...{ kind, versions }} openId={opened?.revision.revisionId} />
        </div>
        <PreviewPanel
          {...{ kind, entityKey, isDirty }}
          revisionId={isSaved ? opened.revision.revisionId : undefined}
          settings={preview}
          onSettings={onPreview}
        />
        <div className={styles.side}>
          <Card
            title="与线上对比"
            aside={<Tag tone={changes.length > 0 ? 'info' : 'plain'}>{changes.length} 处改动</Tag>}
          >
            {changes.length > 0 ? <Diff changes={changes} /> : <p className={styles.empty}>和线上一样</p>}
          </Card>
          <CheckList {...{ kind, entityKey, items }} />
          {kind === 'questions' && <QuestionFigures entityKey={entityKey} />}
        </div>
      </div>
    </>
  );
}
