import './chips.css';
import { TabList, type TabListProps } from './tab-list.tsx';

/** Filters of a list, one at a time. */
export function Chips<Key extends string>(props: TabListProps<Key>) {
  return <TabList {...props} className="chips" />;
}
