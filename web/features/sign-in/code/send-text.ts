/** The text of the button that sends a code. */
export function sendText(waitSeconds: number, sentBefore: boolean): string {
  if (waitSeconds > 0) return `${waitSeconds}秒后重发`;
  return sentBefore ? '重新获取' : '获取验证码';
}
