import { addresses } from '#core/contract/order/addresses.ts';
import type { Address } from '#core/contract/order/addresses.shapes.ts';
import { addressText } from '#core/rules/order/address-text.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { offline, type ApiFailure } from '#core/rules/calls/api-failure.ts';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useHref, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { UseAddress } from './use-address-button.tsx';
import { useChosenAddress } from './use-chosen-address.ts';
import { Card } from '#web/ui/card/card.tsx';
import styles from './address-editor.module.css';

/** The most that the server keeps. */
const max = 20;

/** The editor of an address, with what the page was opened for. */
function useEditorHref(): (id: string) => string {
  const href = useHref();
  const { queryValue } = useNavigator();
  const remaining = Object.fromEntries(
    ['choose', 'skuId', 'quantity', 'redirect'].map((key) => [key, queryValue(key)]),
  );
  return (id) => href({ page: 'addressEditor', query: { id, ...remaining } });
}

/** The address book: the default first. In choose mode a tap returns with the address. */
export function AddressList({ list }: { list: readonly Address[] }) {
  const call = useApi();
  const queries = useQueryCache();
  const editorOf = useEditorHref();
  const choose = useChosenAddress();
  const show = (answer: { list: Address[] }) => queries.put(callKey(addresses.addressList, {}), answer);
  const onFailed = ({ code }: ApiFailure) => {
    if (code !== offline) void queries.refresh(addresses.addressList.path);
  };
  const remove = useAction((addressId: string) => call(addresses.removeAddress, { addressId }), {
    onDone: (answer) => {
      show(answer);
      toast('地址已删除');
    },
    onFailed,
  });
  const makeDefault = useAction((addressId: string) => call(addresses.makeDefaultAddress, { addressId }), {
    onDone: show,
    onFailed,
  });
  const askRemoval = async ({ addressId, recipient }: Address) => {
    const question = {
      title: '删除这个地址？',
      text: `${recipient}的地址将被删除，已下的订单不受影响`,
      confirm: '删除',
    };
    if (await askFirst(question)) remove.run(addressId);
  };
  if (list.length === 0)
    return <EmptyState art="addresses" title="还没有收货地址" text="添加后，购买实物商品就不用再填写" />;
  return (
    <ul className={styles.list} aria-label="收货地址">
      {list.map((address) => {
        const { addressId, recipient, phone, defaultFlag } = address;
        return (
          <Card as="li" key={addressId} className={styles.card}>
            <p className={styles.person}>
              <b>{recipient}</b> <span className="number">{phone}</span>
              {defaultFlag === 1 && <Tag>默认</Tag>}
            </p>
            <p className={styles.text}>{addressText(address)}</p>
            <div className={styles.actions}>
              {choose && (
                <UseAddress addressId={addressId} recipient={recipient} onUse={() => choose(addressId)} />
              )}
              {defaultFlag === 0 && (
                <Button
                  kind="outline"
                  size="s"
                  label={`设为默认：${recipient}`}
                  busy={makeDefault.busy && makeDefault.input === addressId}
                  onPress={() => makeDefault.run(addressId)}
                >
                  设为默认
                </Button>
              )}
              <Button kind="outline" size="s" label={`编辑：${recipient}`} href={editorOf(addressId)}>
                编辑
              </Button>
              <Button
                kind="outline"
                size="s"
                label={`删除：${recipient}`}
                busy={remove.busy && remove.input === addressId}
                onPress={() => void askRemoval(address)}
              >
                删除
              </Button>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}

export function NewAddressBar({ count = 0 }: { count: number | undefined }) {
  const editorOf = useEditorHref();
  const isFull = count >= max;
  return (
    <ActionBar>
      <Button full disabled={isFull} reason={`最多保存${max}个地址，请先删除不用的`} href={editorOf('new')}>
        {isFull ? `已有${max}个地址` : '新增地址'}
      </Button>
    </ActionBar>
  );
}
