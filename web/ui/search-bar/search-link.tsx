import './search-bar.css';
import { Icon } from '#web/art/icon.tsx';
import { searchIcon } from '#web/art/icons/search-icon.ts';

export interface SearchLinkProps {
  href: string;
  text: string;
}

/** Looks like the search field and leads to the search page. */
export function SearchLink({ href, text }: SearchLinkProps) {
  return (
    <a className="search" href={href}>
      <Icon of={searchIcon} size={18} />
      <span className="l1 grow">{text}</span>
      <span className="search__b">搜索</span>
    </a>
  );
}
