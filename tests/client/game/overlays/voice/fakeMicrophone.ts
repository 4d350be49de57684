import { type Mock, vi } from 'vitest';

/** A microphone and a recorder that the test controls. */
interface FakeMicrophone {
  asked: Mock<(wanted: unknown) => void>;
  /** How many tracks were opened and are not stopped. */
  open: () => number;
  /** Bytes that the next recording has. */
  bytes: number;
}

/** Replaces the browser's microphone; `refusal` is the name of the error with which it is refused. */
export function fakeMicrophone({
  refusal,
  types = ['audio/webm;codecs=opus'],
}: {
  refusal?: string;
  types?: string[];
} = {}) {
  const tracks = new Set<object>();
  const microphone: FakeMicrophone = { asked: vi.fn(), open: () => tracks.size, bytes: 5 };
  const getUserMedia = async (wanted: unknown) => {
    microphone.asked(wanted);
    if (refusal !== undefined) throw new DOMException('', refusal);
    const track = { stop: () => void tracks.delete(track) };
    tracks.add(track);
    return { getTracks: () => [track] };
  };
  class Recorder extends EventTarget {
    static isTypeSupported = (type: string) => types.includes(type);
    state = 'inactive';
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      queueMicrotask(() => {
        const data = new Blob([new Uint8Array(microphone.bytes)]);
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
        this.dispatchEvent(new Event('stop'));
      });
    }
  }
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaRecorder', Recorder);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return microphone;
}
