import { createRequire } from 'node:module';

/**
 * npm package of Typst's compiler for one platform: the common package depends on platforms that were never published, and cannot
 * be installed from a lock file. The types below are the part used here.
 */
export const TYPST = '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu';

/** Accessible PDF, validated while it is written. */
export const PDF_UA_1 = 'ua-1';

export interface TypstDocument {
  readonly numOfPages: number;
}

interface Diagnostics {
  readonly kind?: string;
}

interface Outcome {
  readonly result: TypstDocument | null;
  takeDiagnostics(): Diagnostics | null;
  takeWarnings(): Diagnostics | null;
}

export interface Compiler {
  resetShadow(): void;
  mapShadow(path: string, content: Buffer): void;
  compile(order: { mainFilePath: string; inputs: Record<string, string>; resetRead: boolean }): Outcome;
  query<T>(document: TypstDocument, order: { selector: string; field: string }): T;
  fetchDiagnostics(found: Diagnostics): { message: string; hints?: string[] }[];
  pdf(document: TypstDocument, order: { pdfStandard: string; pdfTags: boolean; creationTimestamp: number }): Buffer;
}

interface Typst {
  NodeCompiler: { create(order: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): Compiler };
}

/**
 * Creates a compiler with access to this folder and these fonts. Throws, in Portuguese, if the package `compiler` is not
 * installed, because npm has none for this machine.
 */
export function createCompiler(workspace: string, fonts: Buffer[], compiler = TYPST): Compiler {
  const modules = createRequire(import.meta.url);
  let typst: Typst;
  try {
    typst = modules(compiler);
  } catch (cause) {
    throw new Error('Os PDF imprimem-se em Linux (x64, glibc): o compilador Typst não existe para esta máquina.', {
      cause,
    });
  }
  return typst.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
}
