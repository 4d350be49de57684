/** Fakes the used parts of Web Audio: tests move the time, and read what is scheduled. */

class FakeParam {
  value = 1;
  /** What is scheduled, as `to VALUE at SECONDS`. */
  readonly scheduled: string[] = [];

  setValueAtTime(value: number, at: number): void {
    this.schedule('set', value, at);
  }

  linearRampToValueAtTime(value: number, at: number): void {
    this.schedule('ramp', value, at);
  }

  /** Takes effect at once. */
  setTargetAtTime(value: number, _at: number, timeConstant: number): void {
    this.value = value;
    this.scheduled.push(`to ${value} in ${Math.round(timeConstant * 3000)} ms`);
  }

  private schedule(kind: string, value: number, at: number): void {
    this.scheduled.push(`${kind} ${value} at ${at.toFixed(2)}`);
  }
}

class FakeNode {
  outputs: FakeNode[] = [];

  connect(node: FakeNode): FakeNode {
    this.outputs.push(node);
    return node;
  }

  disconnect(): void {
    this.outputs = [];
  }
}

export class FakeGain extends FakeNode {
  readonly gain = new FakeParam();
}

export class FakeSource extends FakeNode {
  buffer: { file: string } | null = null;
  loop = false;
  loopStart = 0;
  loopEnd = 0;
  onended: (() => void) | null = null;
  /** When it starts, and from which second of its file. */
  started: { at: number; from: number } | null = null;
  stopsAt: number | null = null;

  start(at: number, from: number): void {
    this.started = { at, from };
  }

  stop(at = 0): void {
    this.stopsAt = at;
  }
}

export class FakeContext extends EventTarget {
  state: AudioContextState = 'running';
  refuses: Error | null = null;
  readonly asked: string[] = [];
  readonly destination = new FakeNode();
  readonly gains: FakeGain[] = [];
  readonly sources: FakeSource[] = [];
  currentTime = 0;

  turn(state: AudioContextState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  resume = () => this.answer('running');
  suspend = () => this.answer('suspended');

  createGain(): FakeGain {
    const gain = new FakeGain();
    this.gains.push(gain);
    return gain;
  }

  createBufferSource(): FakeSource {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }

  /** Refuses the file `broken`. */
  async decodeAudioData(data: ArrayBuffer): Promise<{ file: string }> {
    const file = new TextDecoder().decode(data);
    if (file.includes('broken')) throw new Error('Unable to decode audio data');
    return { file };
  }

  /** Moves the time, and ends the sounds whose time has come. */
  runTo(seconds: number): void {
    this.currentTime = seconds;
    for (const source of this.sources) {
      if (source.stopsAt === null || source.stopsAt > seconds) continue;
      const { onended } = source;
      source.onended = null;
      onended?.();
    }
  }

  /** Returns the sounds that are connected to the output. */
  connected(): FakeSource[] {
    return this.sources.filter((source) => reaches(source, this.destination));
  }

  private async answer(state: AudioContextState): Promise<void> {
    this.asked.push(state);
    if (this.refuses) throw this.refuses;
    this.turn(state);
  }
}

function reaches(node: FakeNode, target: FakeNode): boolean {
  return node === target || node.outputs.some((output) => reaches(output, target));
}

/** A file that the page has asked for. */
export interface Asked {
  address: string;
  arrive(content?: string): void;
  refuse(status: number): void;
  isAborted(): boolean;
}

/** Replaces `fetch`: every request waits for the test's answer. Returns the requests so far. */
export function fakeDownloads(): { asked: Asked[]; fetch: typeof globalThis.fetch } {
  const asked: Asked[] = [];
  const fetch = (address: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({
        address,
        arrive: (content = address) => resolve(new Response(content)),
        refuse: (status) => resolve(new Response('', { status })),
        isAborted: () => signal.aborted,
      });
    });
  return { asked, fetch: fetch as never };
}
