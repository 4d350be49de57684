import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Recorded, type RecorderState, VoiceRecorder } from './VoiceRecorder.ts';

interface Recording extends RecorderState {
  start: () => void;
  stop: () => void;
  /** Ends without a recording. */
  cancel: () => void;
}

/**
 * Returns a recorder for one step. The recording ends and is kept when the page is hidden or `isStopped`; a step that is left
 * keeps none.
 */
export function useVoiceRecorder(onRecorded: (recorded: Recorded) => void, isStopped: boolean): Recording {
  const report = useRef(onRecorded);
  useEffect(() => {
    report.current = onRecorded;
  });
  const [recorder] = useState(() => new VoiceRecorder((recorded) => report.current(recorded)));
  const state = useSyncExternalStore(recorder.subscribe, () => recorder.state);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && recorder.stop();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', onHide);
      recorder.cancel();
    };
  }, [recorder]);
  useEffect(() => {
    if (isStopped) recorder.stop();
  }, [recorder, isStopped]);
  return { ...state, start: () => void recorder.start(), stop: () => recorder.stop(), cancel: () => recorder.cancel() };
}
