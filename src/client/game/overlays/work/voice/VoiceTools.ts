/** What answers by voice need of the page; the same object in every render. */
export interface VoiceTools {
  /** Stores a recording on the device, makes it the answer of the present step, and sends it. */
  record: (file: File, seconds: number) => void;
  /** Reads a recording; undefined when it is not on this device. `address`: where the server has it. */
  read: (id: string, address: string | null) => Promise<Blob | undefined>;
  /** Silences music, effects and every voice of the game, or lets them sound again. */
  quiet: (isQuiet: boolean) => void;
}
