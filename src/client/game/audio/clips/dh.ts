import { type ClipTable, readClips } from '../clips.ts';

export const clips = readClips(
  import.meta.glob<ClipTable>('../../../../../assets/audio/narration/dh.json', { eager: true, import: 'default' }),
  import.meta.glob<string>('../../../../../assets/audio/narration/dh/**/*.{webm,m4a}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
