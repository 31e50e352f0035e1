import { useRouter } from '@tarojs/taro';

/** The query of the page on show, decoded: the chat app passes some values on as they were encoded. */
export function usePageQuery(): Readonly<Record<string, string>> {
  const { params } = useRouter();
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, decoded(value)]] : [],
    ),
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
