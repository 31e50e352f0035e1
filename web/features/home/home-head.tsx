import type { ReactNode } from 'react';
import { placement } from '#core/contract/goods/placement.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { SearchLink } from '#web/ui/search-bar/search-link.tsx';
import { useIsScrolled } from '#web/ui/page/use-is-scrolled.ts';
import styles from './home-head.module.css';

interface HomeHeadProps {
  readonly city: ReactNode;
  /** The switch for large text. */
  readonly care: ReactNode;
  /** The link to the messages. */
  readonly messages: ReactNode;
}

/** The home header: city, search, large text and messages. */
export function HomeHead({ city, care, messages }: HomeHeadProps) {
  const href = useHref();
  const words = useCall(placement.searchWords, {});
  const isScrolled = useIsScrolled(24);
  return (
    <header className={styles.homeHead} data-scrolled={isScrolled || undefined}>
      {city}
      <SearchLink
        href={href({ page: 'searchInput' })}
        text={words.data?.placeholder ? `搜 ${words.data.placeholder}` : '搜索权益和商品'}
      />
      {care}
      {messages}
    </header>
  );
}
