/** Stands for the right's name, which the database puts in. */
export const rightsName = '{right}';

interface ClaimMessage {
  readonly title: string;
  readonly text: string;
}

export const deliveredClaimMessage: ClaimMessage = {
  title: `${rightsName}已到账`,
  text: '权益已发放。打开领取结果，查看内容和使用方法。',
};

/** `note`: why it failed and what the subscriber can do, as it is shown with the claim. */
export const failedClaimMessage = (note: string): ClaimMessage => ({
  title: `${rightsName}没有发放成功`,
  text: `${note}。给您带来不便，请谅解。`,
});
