import { joinClasses } from '../join-classes.ts';
import { TabList, type TabListProps } from '../tabs/tab-list.tsx';
import styles from './chips.module.css';

/** Filters of a list, one at a time. */
export function Chips<Key extends string>({ className, ...tabs }: TabListProps<Key>) {
  return <TabList {...tabs} className={joinClasses(styles.chips, className)} />;
}
