import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../button/button.tsx';
import { Popup } from '../popup/popup.tsx';
import type { Question } from './question.ts';

/** Shows a question over the page, in a root of its own, until it is answered. */
export function showQuestion(question: Question): Promise<boolean> {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  return new Promise<boolean>((resolve) => {
    const answer = (confirmed: boolean) => {
      resolve(confirmed);
      // After the closing render, which gives the focus back.
      setTimeout(() => {
        root.unmount();
        box.remove();
      });
    };
    root.render(<QuestionPopup question={question} onAnswer={answer} />);
  });
}

interface QuestionPopupProps {
  readonly question: Question;
  onAnswer(confirmed: boolean): void;
}

function QuestionPopup({ question: { title, text, confirm }, onAnswer }: QuestionPopupProps) {
  const [answer, setAnswer] = useState<boolean>();
  useEffect(() => {
    if (answer !== undefined) onAnswer(answer);
  }, [answer, onAnswer]);
  return (
    <Popup
      open={answer === undefined}
      title={title}
      onClose={() => setAnswer(false)}
      cross={false}
      footer={
        <>
          <Button kind="plain" size="m" full onPress={() => setAnswer(false)}>
            再想想
          </Button>
          <Button size="m" full onPress={() => setAnswer(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Popup>
  );
}
