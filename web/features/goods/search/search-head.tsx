import type { ReactNode } from 'react';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { useHref, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { SearchBar, type SearchBarProps } from '#web/ui/search-bar/search-bar.tsx';
import styles from './search-head.module.css';

interface SearchHeadProps extends SearchBarProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The head of both search pages: back, field, and what stays below it. */
export function SearchHead({ title, children, ...field }: SearchHeadProps) {
  const navigator = useNavigator();
  const href = useHref();
  return (
    <header className={styles.head}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={styles.text}>
        <IconButton icon={leftIcon} label="返回" onPress={() => navigator.back()} />
        <SearchBar {...field} label="搜索商品、权益、门店" action={href({ page: 'searchResults' })} />
      </div>
      {children}
    </header>
  );
}
