import type { AssetEntry } from '../../assetManifest.ts';

/** assets/audio/manifest.json: an entry per file, by its path with slashes. `ms` is null for files that are not sounds. */
export type Manifest = Record<string, ManifestEntry>;

export type ManifestEntry = AssetEntry & { ms: number | null; voice?: VoiceFigures };

/** Measurements of an encoded narration clip; `words`: number of spoken words. */
export type VoiceFigures = { words: number; lufs: number; peakDb: number; leadMs: number };
