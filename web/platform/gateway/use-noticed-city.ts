import { useQueryValue } from '../navigation/navigation.tsx';

/** The city a notice page is about, from its URL; anything but a short Chinese name is ignored. */
export function useNoticedCity(): string | undefined {
  const city = useQueryValue('city');
  return city && /^\p{Script=Han}{2,12}$/u.test(city) ? city : undefined;
}
