import './tabs.css';
import { TabList, type TabListProps } from './tab-list.tsx';

export interface TabsProps<Key extends string> extends TabListProps<Key> {
  spread?: boolean | undefined;
}

/** Words in a row, the chosen one underlined; `spread` shares the width, else the row scrolls. */
export function Tabs<Key extends string>({ spread = false, ...tabs }: TabsProps<Key>) {
  return <TabList {...tabs} className={spread ? 'tabs tabs--spread' : 'tabs'} />;
}
