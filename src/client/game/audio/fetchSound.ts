import type { AudioOutput } from './AudioOutput.ts';

/**
 * Fetches and decodes a sound, in the first of its formats that this browser can decode. Rejects with the last format's error,
 * and when `signal` aborts.
 */
export async function fetchSound(
  output: AudioOutput,
  context: BaseAudioContext,
  sources: readonly string[],
  signal: AbortSignal,
): Promise<AudioBuffer> {
  let failure: unknown;
  for (const [format, source] of sources.entries()) {
    if (format < Math.min(output.firstFormat, sources.length - 1)) continue;
    try {
      const buffer = await decode(context, source, signal);
      output.firstFormat = Math.max(output.firstFormat, format);
      return buffer;
    } catch (error) {
      signal.throwIfAborted();
      failure = new Error(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw failure;
}

async function decode(context: BaseAudioContext, source: string, signal: AbortSignal): Promise<AudioBuffer> {
  const response = await fetch(source, { signal, priority: 'low' });
  if (!response.ok) throw new Error(String(response.status));
  return context.decodeAudioData(await response.arrayBuffer());
}
