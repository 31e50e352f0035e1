import { useId } from 'react';
import { memberPage } from '#core/contract/content/member-page.ts';
import { stockNote } from '#core/rules/goods/stock-note.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './address-editor.module.css';

interface UseAddressProps {
  readonly addressId: string;
  readonly recipient: string;
  onUse(): void;
}

/** 使用: chooses an address; with goods in the link only one they can be delivered to, otherwise it says why not. */
export function UseAddress({ addressId, recipient, onUse }: UseAddressProps) {
  const noteId = useId();
  const skuId = useQueryValue('skuId');
  const quantity = Number(useQueryValue('quantity')) || 1;
  const { data } = useCall(
    memberPage.addressStock,
    { id: addressId, skuId: skuId ?? '' },
    { enabled: skuId !== undefined && skuId !== '' },
  );
  const note = data && stockNote(data, quantity);
  return (
    <>
      {note && (
        <span id={noteId} className={note.canDeliver ? styles.inStock : styles.noStock}>
          {note.text}
        </span>
      )}
      <Button
        size="s"
        label={`寄到：${recipient}`}
        disabled={note?.canDeliver === false}
        describedBy={note && noteId}
        onPress={onUse}
      >
        使用
      </Button>
    </>
  );
}
