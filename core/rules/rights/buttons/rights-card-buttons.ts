import { names } from '../../../config/names.ts';
import type { LevelFrom } from '../../../site/projects.ts';
import { isCode, isFlagSet, type Code } from '../../format/codes.ts';
import { claimButton } from '../claim-status.ts';

export interface CardRight {
  readonly categoryFlag?: Code | undefined;
  readonly lackStockFlag?: Code | boolean | undefined;
  readonly recvStatus?: Code | undefined;
  /** Null where neither claimable, claimed nor next month applies. */
  readonly recvBtnType?: Code | null | undefined;
  /** It is for numbers of the province only, and the viewer's is not. */
  readonly provinceFlag?: Code | boolean | undefined;
  readonly goodsSku?:
    | { readonly goodsId?: Code | undefined; readonly skuId?: Code | undefined }
    | null
    | undefined;
}

/** The viewer: 'outOfProvince' has not opened the product and cannot, being of another province. */
export type CardViewer = 'guest' | 'notOpened' | 'outOfProvince' | 'opened';

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
  /** The action of a tap on the card itself. */
  readonly action: CardAction;
}

/** The button text where subscribers of another province cannot claim (§5). */
export const provinceOnly = `仅限${names.province}用户`;

type ButtonContent = Omit<CardButton, 'style'>;
const button = (text: string, action: CardAction): ButtonContent => ({ text, action, disabled: false });
const detail = button('详情', 'goRightsDetail');
const provinceOnlyButtons: readonly ButtonContent[] = [
  { text: provinceOnly, action: 'none', disabled: true },
  detail,
];
const soldOut: ButtonContent = { text: '缺货', action: 'none', disabled: true };

const hasSku = ({ goodsSku }: CardRight): boolean => Boolean(goodsSku?.goodsId && goodsSku.skuId);
const claimable: readonly ButtonContent[] = [button('领我', 'toReceive'), detail];

const byRecvStatus = ({ recvStatus = 0 }: CardRight): readonly ButtonContent[] =>
  isCode(recvStatus, 0) ? claimable : [button('已领', 'goRightsDetail')];

function byButtonType({ recvBtnType }: CardRight): readonly ButtonContent[] {
  if (recvBtnType === null) return [button(claimButton(3).text, 'goRightsDetail')];
  if (isCode(recvBtnType, 2)) return [button('本月已领', 'goRightsDetail')];
  return isCode(recvBtnType, 3) ? [button('下月可领', 'goRightsDetail')] : claimable;
}

/** The easy-use mall reads the claim state from recvStatus, the other projects from recvBtnType. */
const openedButtons: Readonly<Record<LevelFrom, (right: CardRight) => readonly ButtonContent[]>> = {
  easyUseMember: byRecvStatus,
  openedProducts: byButtonType,
  vipTypeLevel: byButtonType,
};

function buttonContents(
  right: CardRight,
  viewer: CardViewer,
  levelFrom: LevelFrom,
): readonly ButtonContent[] {
  switch (viewer) {
    case 'guest':
      return isFlagSet(right.lackStockFlag) ? [soldOut, detail] : claimable;
    case 'notOpened':
      return isFlagSet(right.lackStockFlag) ? [soldOut, detail] : [button('领我', 'toOrder'), detail];
    case 'outOfProvince':
      return isFlagSet(right.lackStockFlag) ? [soldOut, detail] : provinceOnlyButtons;
    case 'opened': {
      const buttons =
        isFlagSet(right.provinceFlag) && isCode(right.recvStatus, 3)
          ? provinceOnlyButtons
          : openedButtons[levelFrom](right);
      return hasSku(right) ? [...buttons, button('优惠购买', 'goSkuDetail')] : buttons;
    }
  }
}

const styled = (buttons: readonly ButtonContent[]): CardButton[] =>
  buttons.map((each, at) => ({ ...each, style: at === 0 ? 'primary' : 'plain' }));

/** The buttons of a rights card, and the action of the card itself (§4). */
export function rightsCardButtons(right: CardRight, viewer: CardViewer, levelFrom: LevelFrom): RightsCard {
  if (isCode(right.categoryFlag, 2)) {
    const action = hasSku(right) ? 'goSkuDetail' : 'goProductDetail';
    return { buttons: styled([button('立即购买', action)]), action };
  }
  return {
    buttons: styled(buttonContents(right, viewer, levelFrom)),
    action: viewer === 'notOpened' ? 'toOrder' : 'goRightsDetail',
  };
}
