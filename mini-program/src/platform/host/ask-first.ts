import Taro from '@tarojs/taro';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

/** Whether the visitor agrees. */
export const askFirst = ({ title, text, confirm }: Question): Promise<boolean> =>
  Taro.showModal({ title, content: text, confirmText: confirm }).then(
    (answer) => answer.confirm,
    () => false,
  );
