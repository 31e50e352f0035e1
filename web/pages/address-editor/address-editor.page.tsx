import { addresses } from '#core/contract/order/addresses.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { AddressList, NewAddressBar } from './address-list.tsx';
import { AddressesSkeleton } from './addresses-skeleton.tsx';
import { LazyAddressForm } from './lazy-address-form.tsx';

/** 编辑地址: the address book without `id`, an address with it, a new one with `id=new`. */
function AddressEditor() {
  const id = useQueryValue('id');
  const kind = useSession(({ session }) => session.kind);
  const query = useCall(addresses.addressList, {}, { enabled: kind === 'member' });
  const title = id === undefined ? '收货地址' : id === 'new' ? '新增地址' : '编辑地址';
  return (
    <PageFrame
      title={title}
      bar={kind === 'member' && id === undefined && <NewAddressBar count={query.data?.list.length} />}
      guest={{ title: '登录后管理收货地址', text: '地址加密保存，只有您能看到' }}
      query={query}
      failedTitle="地址没有加载出来"
      skeleton={<AddressesSkeleton />}
    >
      {({ list }) => {
        if (id === undefined) return <AddressList list={list} />;
        const stored = list.find(({ addressId }) => addressId === id);
        if (id !== 'new' && !stored)
          return <EmptyState art="addresses" title="没有找到该地址" text="它可能已被修改或删除" />;
        return <LazyAddressForm stored={stored} />;
      }}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: AddressEditor };
