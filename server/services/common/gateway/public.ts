export { rulesOf } from './rules-of.ts';
export { isTrustedLink, tokenisedLink } from './tokenised-link.ts';
