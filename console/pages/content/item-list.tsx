import { useState, type KeyboardEvent } from 'react';
import { plainText, type ContentItem } from '#core/rules/console/content-document.ts';
import { fieldsOfItem, nameOfItem, textOfField, type ContentForm } from '#core/rules/console/content-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/parts.tsx';
import styles from './item-list.module.css';

interface ItemListProps {
  readonly form: ContentForm;
  readonly items: readonly ContentItem[];
  readonly selectedId: string | undefined;
  readonly mayEdit: boolean;
  isChanged(item: ContentItem): boolean;
  onSelect(id: string): void;
  onChange(item: ContentItem): void;
  onMove(from: number, to: number): void;
  onAdd(itemKind: string): void;
}

/** The items in their order: Alt with the arrows or dragging moves one. */
export function ItemList({ form, items, selectedId, mayEdit, isChanged, ...acts }: ItemListProps) {
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const [itemKind, setItemKind] = useState('');
  const addable = Object.entries(form.itemKinds ?? {}).filter(([, { canAdd }]) => canAdd);
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (!mayEdit || !item || to < 0 || to >= items.length) return;
    acts.onMove(from, to);
    setSaid(`${nameOfItem(form, item)}移到第${to + 1}个`);
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  return (
    <Card
      title={form.itemName}
      isFlush
      aside={
        <>
          <Tag>{items.length}</Tag>
          <span className={styles.space} />
          {mayEdit && addable.length > 0 && (
            <select
              className={styles.kinds}
              aria-label={`新${form.itemName}的种类`}
              value={itemKind}
              onChange={({ target }) => setItemKind(target.value)}
            >
              {addable.map(([value, { name }]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
          {mayEdit && (
            <Button size="small" onPress={() => acts.onAdd(itemKind || (addable[0]?.[0] ?? ''))}>
              <Icon name="plus" size={12} />加{form.itemName}
            </Button>
          )}
        </>
      }
    >
      <ol className={styles.items}>
        {items.map((item, at) => (
          <li key={item.id} className={styles.item} data-selected={item.id === selectedId}>
            {mayEdit && (
              <span className={styles.grip}>
                <Icon name="drag" size={14} />
              </span>
            )}
            <button
              type="button"
              className={styles.open}
              aria-pressed={item.id === selectedId}
              onClick={() => acts.onSelect(item.id)}
              onKeyDown={(event) => onKeyDown(event, at)}
              draggable={mayEdit}
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => {
                if (dragged !== undefined) move(dragged, at);
                setDragged(undefined);
              }}
            >
              {nameOfItem(form, item)}
              <small>{summaryOf(form, item)}</small>
            </button>
            {isChanged(item) && <Tag tone="info">改动</Tag>}
            {form.hasSwitch && (
              <input
                type="checkbox"
                role="switch"
                className={styles.switch}
                aria-label={`${nameOfItem(form, item)}启用`}
                checked={item['isOn'] !== false}
                aria-checked={item['isOn'] !== false}
                disabled={!mayEdit}
                onChange={({ target }) => acts.onChange({ ...item, isOn: target.checked, id: item.id })}
              />
            )}
          </li>
        ))}
      </ol>
      {mayEdit && (
        <p className={styles.foot}>
          拖动排序，或选中后按 <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
        </p>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </Card>
  );
}

/** Whom it is for and from when; without either, what it has. */
function summaryOf(form: ContentForm, item: ContentItem): string {
  if (item['isOn'] === false) return '停用';
  const fields = fieldsOfItem(form, item);
  const audience = fields
    .filter(({ input, name }) => input === 'choices' || name === 'beginsAt' || name === 'publishedAt')
    .map((field) => textOfField(field, item[field.name]))
    .filter((text) => text !== '');
  if (audience.length > 0) return audience.join(' · ');
  const [list] = fields.flatMap(({ name, input, label }) => {
    const value = item[name];
    return (input === 'rows' || input === 'goods') && Array.isArray(value)
      ? [`${value.length} 个${label}`]
      : [];
  });
  return list ?? form.itemKinds?.[plainText(item['kind'])]?.name ?? '所有人';
}
