import './segmented.css';
import { TabList, type TabListProps } from './tab-list.tsx';

/** Two or three views of one thing in a single pill. */
export function Segmented<Key extends string>(props: TabListProps<Key>) {
  return <TabList {...props} className="seg" />;
}
