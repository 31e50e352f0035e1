export { groupChoices, stockLeft } from './group-choices.ts';
export { otherProvinces, withProvince, type OtherProvince, type ProvinceLookup } from './home-province.ts';
export { rightFacts } from './right-facts.ts';
export { rightView } from './right-view.ts';
export type { Listing } from './rights-lists.ts';
export { trackedClaim } from './tracked-claim.ts';
export { heldRights, type HeldRightRow, type RightRow } from './tables.ts';
