import { names } from '#core/config/names.ts';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';
import { WarnNote } from '#web/ui/warn-note/warn-note.tsx';

/** Notice for subscribers of another province: they cannot open products, but can claim what they hold. */
export function ProvinceNote() {
  if (!useIsElsewhere()) return null;
  return (
    <WarnNote>
      目前仅限{names.province}移动号码开通；您已有的权益可照常领取。有疑问请拨打{' '}
      <a href={`tel:${names.hotline}`}>{names.hotline}</a>
    </WarnNote>
  );
}
