import { useState } from 'react';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import styles from './my-orders.module.css';

interface OrderSearchProps {
  /** The keyword of the list; empty: none. */
  readonly keyword: string;
  onSearch(keyword: string): void;
}

/** The field that searches the orders; clearing it shows all again. */
export function OrderSearch({ keyword, onSearch }: OrderSearchProps) {
  const [typed, setTyped] = useState(keyword);
  const type = (text: string) => {
    setTyped(text);
    if (text === '' && keyword !== '') onSearch('');
  };
  return (
    <div className={styles.search}>
      <SearchBar
        label="搜索订单"
        placeholder="商品名称或订单号"
        value={typed}
        onChange={type}
        onSearch={onSearch}
        focusAtOnce={keyword === ''}
      />
    </div>
  );
}
