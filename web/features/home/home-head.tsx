import type { ReactNode } from 'react';
import { placement } from '#core/contract/goods/placement.ts';
import { msgIcon } from '#web/art/icons/msg-icon.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { SearchLink } from '#web/ui/search-bar/search-link.tsx';
import styles from './home-head.module.css';

/** The home header: city, search and messages. */
export function HomeHead({ city }: { city: ReactNode }) {
  const href = useHref();
  const words = useCall(placement.searchWords, {});
  return (
    <header className={styles.homeHead}>
      {city}
      <SearchLink
        href={href({ page: 'searchInput' })}
        text={words.data?.placeholder ? `搜 ${words.data.placeholder}` : '搜索权益和商品'}
      />
      <IconButton icon={msgIcon} label="消息中心" href={href({ page: 'messageCenter' })} />
    </header>
  );
}
