import { joinClasses } from '../join-classes.ts';
import { TabList, type TabListProps } from './tab-list.tsx';
import styles from './tabs.module.css';

export interface TabsProps<Key extends string> extends TabListProps<Key> {
  spread?: boolean | undefined;
}

/** Words in a row, the chosen one underlined; `spread` shares the width, else the row scrolls. */
export function Tabs<Key extends string>({ spread = false, className, ...tabs }: TabsProps<Key>) {
  return <TabList {...tabs} className={joinClasses(styles.tabs, spread && styles.spread, className)} />;
}
