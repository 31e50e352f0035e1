import './province-note.css';
import { names } from '#core/config/names.ts';
import { Icon } from '#web/art/icon.tsx';
import { infoIcon } from '#web/art/icons/info-icon.ts';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';

/** Tells a subscriber of another province, before any button does, what they cannot open; what they hold they claim like everybody. */
export function ProvinceNote() {
  if (!useIsElsewhere()) return null;
  return (
    <p className="pvn" role="note">
      <Icon of={infoIcon} size={18} />
      <span>
        权益由{names.operator}提供，目前仅限{names.province}
        号码开通，您可以先逛逛；已开通的权益照常领取，个别仅限本省的会注明。有疑问请拨打{' '}
        <a href={`tel:${names.hotline}`}>{names.hotline}</a>。
      </span>
    </p>
  );
}
