export { bookSignIn } from './book-sign-in.ts';
