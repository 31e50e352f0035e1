import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { NavBar } from '../../ui/nav-bar.tsx';
import { SearchField, type SearchFieldProps } from '../../ui/search-field.tsx';
import styles from './search.module.css';

interface SearchHeadProps extends SearchFieldProps {
  readonly title: string;
  /** Stays below the field. */
  readonly children?: ReactNode;
}

/** The head of both search pages, which stays while the page scrolls. */
export const SearchHead = ({ title, children, ...field }: SearchHeadProps) => (
  <View className={styles.head}>
    <NavBar title={title} />
    <View className={styles.fieldRow}>
      <SearchField {...field} />
    </View>
    {children}
  </View>
);
