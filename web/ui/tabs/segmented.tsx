import { joinClasses } from '../join-classes.ts';
import { TabList, type TabListProps } from './tab-list.tsx';
import styles from './segmented.module.css';

/** Two or three views of one thing in a single pill. */
export function Segmented<Key extends string>({ className, ...tabs }: TabListProps<Key>) {
  return <TabList {...tabs} className={joinClasses(styles.segmented, className)} />;
}
