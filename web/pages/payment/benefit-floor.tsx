import { useSession } from '#web/platform/session/session-store.ts';
import { phoneIcon } from '#web/art/icons/phone-icon.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import type { BenefitNumber } from './use-benefit-number.ts';

const digitsOf = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^86(?=1\d{10})/, '')
    .slice(0, 11);

interface BenefitFloorProps {
  readonly number: BenefitNumber;
  /** No other number can be topped up. */
  readonly ownOnly: boolean;
}

/** 充值号码: the subscriber's own, or another one, which is checked when it is typed. */
export function BenefitFloor({ number: { typed, hint, error, type }, ownOnly }: BenefitFloorProps) {
  const own = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : ''));
  if (typed === undefined || ownOnly)
    return (
      <Cells title="充值号码" titleHidden>
        <Cell
          icon={phoneIcon}
          title={<span className="number">{own}</span>}
          note={ownOnly ? '流量包仅限本机号码使用' : '充值到本机号码'}
          {...(!ownOnly && { end: '换号码', onPress: () => type('') })}
        />
      </Cells>
    );
  return (
    <Floor label="充值号码">
      <TextField
        label="充值号码"
        value={typed}
        onChange={(text) => type(digitsOf(text))}
        placeholder="请输入要充值的手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        hint={hint ?? '充错号码无法退回，请仔细核对'}
        error={error}
        after={
          <Button kind="text" size="s" onPress={() => type(undefined)}>
            充本机
          </Button>
        }
      />
    </Floor>
  );
}
