import { Bone } from '#web/ui/skeleton/bone.tsx';
import { OfferBones } from './offer-bones.tsx';

/** The level card's box, then the plans' and the rights'. */
export function MemberOrderBones() {
  return (
    <>
      <div style={{ width: 'min(310px, calc(100% - 32px))', margin: '8px auto 27px' }}>
        <Bone height={164} radius={18} />
      </div>
      <OfferBones />
    </>
  );
}
