import { useEffect, useState, type RefObject } from 'react';

/** Plays the current clip from its beginning and stops the others; returns whether it stands still. */
export function usePlaying(
  player: RefObject<HTMLVideoElement | null>,
  isCurrent: boolean,
  muted: boolean,
): boolean {
  const [paused, setPaused] = useState(true);
  useEffect(() => {
    const video = player.current;
    if (!video) return undefined;
    const note = () => setPaused(video.paused);
    video.addEventListener('play', note);
    video.addEventListener('pause', note);
    if (isCurrent) {
      // Autoplay may be forbidden, for example in a power saving mode: then the play mark stays.
      video.play().catch(() => undefined);
    } else {
      rewind(video);
    }
    const pauseHidden = () => document.hidden && video.pause();
    document.addEventListener('visibilitychange', pauseHidden);
    return () => {
      video.removeEventListener('play', note);
      video.removeEventListener('pause', note);
      document.removeEventListener('visibilitychange', pauseHidden);
    };
  }, [player, isCurrent]);
  useEffect(() => {
    // React sets the attribute only; the property follows the reader's choice.
    if (player.current) setSound(player.current, !muted && isCurrent);
  }, [player, muted, isCurrent]);
  return paused;
}

function rewind(video: HTMLVideoElement): void {
  video.pause();
  video.currentTime = 0;
}

function setSound(video: HTMLVideoElement, on: boolean): void {
  video.muted = !on;
}
