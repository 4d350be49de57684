import { inflateRawSync } from 'node:zlib';

/** Returns the entries of a ZIP file by name, read through its central directory. */
export function readZipEntries(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  for (let at = zip.readUInt32LE(zip.length - 6); zip.readUInt32LE(at) === 0x02014b50; ) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    const text = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes;
    parts.set(zip.toString('utf8', at + 46, at + 46 + nameLength), text.toString());
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}
