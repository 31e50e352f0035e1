export type RecvStatus = 0 | 1 | 2 | 3 | 4;

export interface ClaimButton {
  readonly meaning: string;
  readonly text: string;
  readonly style: 'primary' | 'default';
  readonly disabled: boolean;
}

/** The button of a right in the rights list (§4). */
export const claimButtons: Readonly<Record<RecvStatus, ClaimButton>> = {
  0: { meaning: '可领取', text: '点击领取', style: 'primary', disabled: false },
  1: { meaning: '领取中', text: '领取中', style: 'default', disabled: true },
  2: { meaning: '已领取', text: '本月已领', style: 'default', disabled: true },
  3: { meaning: '暂不可领', text: '暂不可领', style: 'default', disabled: true },
  4: { meaning: '下月可领', text: '下月可领', style: 'default', disabled: true },
};

const isRecvStatus = (status: unknown): status is RecvStatus =>
  typeof status === 'number' && status in claimButtons;

/** The button of a status; an unknown status is not claimable. */
export const claimButton = (status: unknown): ClaimButton => claimButtons[isRecvStatus(status) ? status : 3];

/** Only status 0 is claimable. */
export const canClaim = (status: unknown): boolean => status === 0;
