import { beforeEach, expect, it } from 'vitest';
import { storeOf } from '../storage/storage.ts';
import { keepPlayedVideo, noteVideoVisit, playedVideo } from './played-video.ts';

const store = storeOf('sessionStorage', 'DEV_');
beforeEach(() => sessionStorage.clear());

it('forgets the video one watched last when the video page is come to anew, once (§2)', () => {
  keepPlayedVideo(store, 'V7');
  expect(playedVideo(store)).toBe('V7');
  noteVideoVisit(store, 'super-market', '/video-detail');
  expect(playedVideo(store)).toBeUndefined();
  keepPlayedVideo(store, 'V8');
  expect(playedVideo(store)).toBe('V8');
});

it('keeps it on the way to any other page', () => {
  keepPlayedVideo(store, 'V7');
  noteVideoVisit(store, 'super-market', '/mine-index');
  expect(playedVideo(store)).toBe('V7');
});
