import { names } from '../../config/names.ts';
import type { LevelFrom } from '../../site/projects.ts';
import { isCode, isRaised, type Code } from '../format/codes.ts';
import { claimButton } from './claim-status.ts';

export interface CardRight {
  readonly categoryFlag?: Code | undefined;
  readonly lackStockFlag?: Code | boolean | undefined;
  readonly recvStatus?: Code | undefined;
  /** Null where neither claimable, claimed nor next month would be true. */
  readonly recvBtnType?: Code | null | undefined;
  /** It is only for numbers of the province, and the viewer's is not one. */
  readonly provinceFlag?: Code | boolean | undefined;
  readonly goodsSku?:
    | { readonly goodsId?: Code | undefined; readonly skuId?: Code | undefined }
    | null
    | undefined;
}

/** Who looks: 'elsewhere' has not opened it and, being of another province, cannot. */
export type CardViewer = 'guest' | 'notOpened' | 'elsewhere' | 'opened';

export type CardAction =
  | 'toReceive'
  | 'toOrder'
  | 'goRightsDetail'
  | 'goSkuDetail'
  | 'goProductDetail'
  | 'none';
export interface CardButton {
  readonly text: string;
  readonly action: CardAction;
  readonly disabled: boolean;
  readonly style: 'primary' | 'plain';
}
export interface RightsCard {
  readonly buttons: readonly CardButton[];
  /** What a tap on the card itself does. */
  readonly action: CardAction;
}

/** What stands on a button in place of the claim that is not open to another province (§5). */
export const provinceOnly = `仅限${names.province}用户`;

type Drawn = Omit<CardButton, 'style'>;
const button = (text: string, action: CardAction): Drawn => ({ text, action, disabled: false });
const detail = button('详情', 'goRightsDetail');
const notHere: readonly Drawn[] = [{ text: provinceOnly, action: 'none', disabled: true }, detail];
const soldOut: Drawn = { text: '缺货', action: 'none', disabled: true };

const hasSku = ({ goodsSku }: CardRight): boolean => Boolean(goodsSku?.goodsId && goodsSku.skuId);
const claimable: readonly Drawn[] = [button('领我', 'toReceive'), detail];

const byRecvStatus = ({ recvStatus = 0 }: CardRight): readonly Drawn[] =>
  isCode(recvStatus, 0) ? claimable : [button('已领', 'goRightsDetail')];

function byButtonType({ recvBtnType }: CardRight): readonly Drawn[] {
  if (recvBtnType === null) return [button(claimButton(3).text, 'goRightsDetail')];
  if (isCode(recvBtnType, 2)) return [button('本月已领', 'goRightsDetail')];
  return isCode(recvBtnType, 3) ? [button('下月可领', 'goRightsDetail')] : claimable;
}

/** The mall of the coupon card tells the claim state by recvStatus, the other projects by recvBtnType. */
const openedButtons: Readonly<Record<LevelFrom, (right: CardRight) => readonly Drawn[]>> = {
  easyUseMember: byRecvStatus,
  openedProducts: byButtonType,
  vipTypeLevel: byButtonType,
};

function drawn(right: CardRight, viewer: CardViewer, levelFrom: LevelFrom): readonly Drawn[] {
  switch (viewer) {
    case 'guest':
      return isRaised(right.lackStockFlag) ? [soldOut, detail] : claimable;
    case 'notOpened':
      return isRaised(right.lackStockFlag) ? [soldOut, detail] : [button('领我', 'toOrder'), detail];
    case 'elsewhere':
      return isRaised(right.lackStockFlag) ? [soldOut, detail] : notHere;
    case 'opened': {
      const buttons =
        isRaised(right.provinceFlag) && isCode(right.recvStatus, 3)
          ? notHere
          : openedButtons[levelFrom](right);
      return hasSku(right) ? [...buttons, button('优惠购买', 'goSkuDetail')] : buttons;
    }
  }
}

const styled = (buttons: readonly Drawn[]): CardButton[] =>
  buttons.map((each, at) => ({ ...each, style: at === 0 ? 'primary' : 'plain' }));

/** The buttons of a rights card, and what the card itself does (§4). */
export function rightsCardButtons(right: CardRight, viewer: CardViewer, levelFrom: LevelFrom): RightsCard {
  if (isCode(right.categoryFlag, 2)) {
    const action = hasSku(right) ? 'goSkuDetail' : 'goProductDetail';
    return { buttons: styled([button('立即购买', action)]), action };
  }
  return {
    buttons: styled(drawn(right, viewer, levelFrom)),
    action: viewer === 'notOpened' ? 'toOrder' : 'goRightsDetail',
  };
}
