import { resampled } from './resample.ts';
import type { Channel } from './signal.ts';

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

type Format = { encoding: number; channelCount: number; rate: number; bits: number };

/** Reads the mean of a WAV file's channels at SAMPLE_RATE. Throws unless it is 16, 24 or 32 bit PCM or 32 bit float. */
export function readWav(file: Buffer): Channel {
  if (file.toString('latin1', 0, 4) !== 'RIFF') throw new Error('Não é um ficheiro WAV.');
  const chunks = chunksOf(file);
  const format = formatOf(chunks.get('fmt '));
  const data = chunks.get('data') ?? Buffer.alloc(0);
  return resampled(mixedDown(data, format), format.rate);
}

function chunksOf(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let start = 12; start + 8 <= file.length; ) {
    const size = file.readUInt32LE(start + 4);
    chunks.set(file.toString('latin1', start, start + 4), file.subarray(start + 8, start + 8 + size));
    start += 8 + size + (size % 2);
  }
  return chunks;
}

function formatOf(chunk: Buffer | undefined): Format {
  if (chunk === undefined) throw new Error('O ficheiro WAV não diz o seu formato.');
  const declared = chunk.readUInt16LE(0);
  const encoding = declared === EXTENSIBLE ? chunk.readUInt16LE(24) : declared;
  const format = {
    encoding,
    channelCount: chunk.readUInt16LE(2),
    rate: chunk.readUInt32LE(4),
    bits: chunk.readUInt16LE(14),
  };
  const readable = encoding === PCM ? [16, 24, 32].includes(format.bits) : encoding === FLOAT && format.bits === 32;
  if (!readable) throw new Error('O ficheiro WAV tem de ser PCM de 16, 24 ou 32 bits, ou de vírgula flutuante.');
  return format;
}

function mixedDown(data: Buffer, { encoding, channelCount, bits }: Format): Channel {
  const bytes = bits / 8;
  const sampleAt = (offset: number) =>
    encoding === FLOAT ? data.readFloatLE(offset) : data.readIntLE(offset, bytes) / 2 ** (bits - 1);
  const mixed = new Float32Array(Math.floor(data.length / (bytes * channelCount)));
  for (let frame = 0; frame < mixed.length; frame++) {
    let sum = 0;
    for (let channel = 0; channel < channelCount; channel++) sum += sampleAt((frame * channelCount + channel) * bytes);
    mixed[frame] = sum / channelCount;
  }
  return mixed;
}
