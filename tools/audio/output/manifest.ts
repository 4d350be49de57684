import type { AssetEntry } from '../../assetManifest.ts';

/** assets/audio/manifest.json: each file of the folder by its slashed path. `ms` is null for what is not a sound. */
export type Manifest = Record<string, ManifestEntry>;

export type ManifestEntry = AssetEntry & { ms: number | null; voice?: VoiceFigures };

/** What was measured of a clip of the narration as a listener gets it; `words`: how many are heard. */
export type VoiceFigures = { words: number; lufs: number; peakDb: number; leadMs: number };
