import type { DataOf, RequestOf } from '#core/contract/endpoint.ts';
import { videos } from '#core/contract/goods/videos.ts';
import type { Video } from '#core/contract/goods/videos.shapes.ts';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { callKey } from '#web/platform/queries/use-call.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';

type ClipPage = DataOf<typeof videos.videoList>;

/** The input of one page; the server's inlined first page uses the same. */
export const clipPage = (
  videosId: string | undefined,
  pageNum: number,
): RequestOf<typeof videos.videoList> => ({
  ...(videosId !== undefined && { videosId }),
  pageNum,
  pageSize: 6,
});

/** The clips, the one of the address first. */
export function useClips(): ShownPages<Video> {
  const call = useApi();
  const videosId = useQueryValue('videosId');
  return usePages<Video, ClipPage>(
    [videos.videoList.path, 'all', videosId ?? ''],
    (pageNum) => call(videos.videoList, clipPage(videosId, pageNum)),
    { staleMs: 300_000, inlined: callKey(videos.videoList, clipPage(videosId, 1)) },
  );
}
