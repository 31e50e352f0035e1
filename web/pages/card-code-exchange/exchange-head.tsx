import './exchange-head.css';
import { useArt } from '#web/art/use-art.ts';
import { Bone } from '#web/ui/skeleton/bone.tsx';

/** What the page is for and when. */
export function ExchangeHead({ line }: { line: string | undefined }) {
  const art = useArt();
  return (
    <section className="exh" aria-label="兑换时间">
      <h2 className="exh__t">输入卡密，权益到手</h2>
      <p className="exh__l">{line ?? <Bone width={180} height={16} />}</p>
      <img className="exh__a deco" src={art('goods/gift-gold-cut')} width={122} height={122} alt="" />
    </section>
  );
}
