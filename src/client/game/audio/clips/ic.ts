import { type ClipTable, readClips } from '../clips.ts';

export const clips = readClips(
  import.meta.glob<ClipTable>('../../../../../assets/audio/narration/ic.json', { eager: true, import: 'default' }),
  import.meta.glob<string>('../../../../../assets/audio/narration/ic/**/*.{webm,m4a}', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
