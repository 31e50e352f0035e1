import { useArt } from '#web/art/use-art.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { MonthBrings } from './month-brings.tsx';

/** The way in, and what the page does for whoever takes it. */
export function MonthGuest() {
  const art = useArt();
  const { goToLogin } = useSessionActions();
  return (
    <>
      <section className="mmh" aria-label="登录" data-floor="本月概况">
        <h2 className="mmh__t">登录查看本月权益</h2>
        <p className="mmh__l">看看您这个月还有哪些没领</p>
        <div className="mmh__b">
          <Button size="m" onPress={goToLogin}>
            去登录
          </Button>
        </div>
        <img className="mmh__a deco" src={art('goods/gift-cut')} width={112} height={112} alt="" />
      </section>
      <MonthBrings />
    </>
  );
}
