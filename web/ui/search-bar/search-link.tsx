import { Icon } from '#web/art/icon.tsx';
import { searchIcon } from '#web/art/icons/search-icon.ts';
import styles from './search-bar.module.css';

export interface SearchLinkProps {
  href: string;
  text: string;
}

/** A link to the search page that looks like a search field. */
export function SearchLink({ href, text }: SearchLinkProps) {
  return (
    <a className={styles.search} href={href}>
      <Icon of={searchIcon} size={18} />
      <span className="one-line grow">{text}</span>
      <span className={styles.searchButton}>搜索</span>
    </a>
  );
}
