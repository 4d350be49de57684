/** A chunk of Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

interface FirstFiles {
  scripts: string[];
  styles: string[];
}

export function filesOf(manifest: Readonly<Record<string, Chunk>>, source: string, seen?: Set<string>): FirstFiles;
export function withLinks(html: string, files: FirstFiles): string;
