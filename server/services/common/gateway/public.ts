export { rulesOf } from './rules-of.ts';
export { tokenisedLink } from './tokenised-link.ts';
