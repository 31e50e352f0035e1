import styles from './lists.module.css';

interface StateTabsProps<Tab extends string | undefined> {
  readonly tabs: readonly {
    readonly tab: Tab;
    readonly title: string;
    readonly count?: number | undefined;
  }[];
  readonly chosen: Tab;
  readonly onChoose: (tab: Tab) => void;
}

/** The states of a list as tabs, with their numbers where they are counted. */
export const StateTabs = <Tab extends string | undefined>({
  tabs,
  chosen,
  onChoose,
}: StateTabsProps<Tab>) => (
  <div className={styles.tabs} role="group" aria-label="状态">
    {tabs.map(({ tab, title, count }) => (
      <button key={tab ?? ''} type="button" aria-pressed={tab === chosen} onClick={() => onChoose(tab)}>
        {title} {count !== undefined && <small>{count.toLocaleString('zh-CN')}</small>}
      </button>
    ))}
  </div>
);
