import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { views } from '#core/contract/console/views.ts';
import { reading, useChange } from '../platform/queries.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Filters } from './filter-bar.tsx';
import styles from './lists.module.css';

interface SavedViewsProps<Chosen extends Filters> {
  /** The list's name: letters and dashes. */
  readonly screen: string;
  readonly filters: Chosen;
  readonly onApply: (filters: Chosen) => void;
}

/** The operator's own sets of filters for a list, and saving the present one. */
export function SavedViews<Chosen extends Filters>({ screen, filters, onApply }: SavedViewsProps<Chosen>) {
  const { data } = useQuery({ ...reading(views.views, { screen }), staleTime: 60_000 });
  const [name, setName] = useState<string>();
  const save = useChange(views.saveView, () => setName(undefined));
  const remove = useChange(views.removeView);
  const chosen = Object.fromEntries(
    Object.entries(filters).filter((each): each is [string, string] => each[1] !== undefined),
  );
  const saved = data?.rows ?? [];
  const current = saved.find((each) => isSame(each.filters, chosen));
  const isFiltered = Object.keys(chosen).length > 0;
  if (saved.length === 0 && !isFiltered) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name?.trim()) save.mutate({ screen, name: name.trim(), filters: chosen });
  };
  return (
    <div className={styles.views} role="group" aria-label="保存的视图">
      {saved.map((view) => (
        <span key={view.viewId} className={styles.view} data-current={view === current}>
          <Button size="small" look="text" onPress={() => onApply(view.filters as unknown as Chosen)}>
            {view.name}
          </Button>
          {view === current && (
            <Button
              size="small"
              look="text"
              label={`删除视图 ${view.name}`}
              busy={remove.isPending}
              onPress={() => remove.mutate({ viewId: view.viewId })}
            >
              <Icon name="trash" size={14} />
            </Button>
          )}
        </span>
      ))}
      {isFiltered && !current && name === undefined && (
        <Button size="small" look="text" onPress={() => setName('')}>
          存为视图
        </Button>
      )}
      {name !== undefined && (
        <form className={styles.nameForm} onSubmit={submit}>
          <input
            aria-label="视图名称"
            placeholder="视图名称"
            maxLength={20}
            ref={takeFocus}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button size="small" type="submit" busy={save.isPending}>
            保存
          </Button>
          <Button size="small" look="text" onPress={() => setName(undefined)}>
            取消
          </Button>
        </form>
      )}
      <FormError error={save.error ?? remove.error} />
    </div>
  );
}

/** The operator has asked for the form just now. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

const isSame = (saved: Filters, chosen: Filters): boolean =>
  Object.keys(saved).length === Object.keys(chosen).length &&
  Object.entries(saved).every(([name, value]) => chosen[name] === value);
