import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writePrivately } from '#server/files/writePrivately.ts';
import { BackupProblem } from './BackupProblem.ts';

const FORMAT = 1;
const MANIFEST = 'manifest.json';
const MANIFEST_HASH = 'manifest.json.sha256';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const sqlName = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const count = z.int().min(0);

const manifestShape = z.object({
  product: z.literal('conselho-galactico'),
  format: z.literal(FORMAT),
  /** The product's version that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  schema: z.object({ writtenAt: count, hash: z.string() }),
  tables: z.array(z.object({ name: sqlName, columns: z.array(sqlName).min(1), rows: count, bytes: count, sha256 })),
  sequences: z.array(
    z.object({ table: sqlName, column: sqlName, value: z.string().regex(/^-?\d{1,19}$/), called: z.boolean() }),
  ),
  files: z.array(z.object({ sha256, bytes: count })),
  /** Files that the database references and that were missing or corrupt in the store when the backup was made. */
  lost: z.array(z.object({ sha256, bytes: count })),
  /** `check` identifies the key that encrypts the stored passwords without revealing it; null when there was no key. */
  key: z.object({ included: z.boolean(), check: sha256.nullable() }),
  /** Accounts are missing on purpose: neither this backup nor later ones are compared with older ones. */
  fewerMeant: z.literal(true).optional(),
});

/** The contents of a backup, with the hash of every file in it. */
export type Manifest = z.infer<typeof manifestShape>;

/** The first fields of every manifest of this format. */
export const MANIFEST_HEAD = { product: 'conselho-galactico', format: FORMAT } as const;

export function tablePath(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.copy`);
}

/** Returns the folder of the backup's disk store (files/store/diskStore.ts). */
export function filesPath(folder: string): string {
  return join(folder, 'files');
}

export function keyPath(folder: string): string {
  return join(folder, 'secret.key');
}

/** Writes the manifest, and its hash in the format of `sha256sum --check`. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
  await writePrivately(join(folder, MANIFEST), text, { keep: false });
  await writePrivately(join(folder, MANIFEST_HASH), `${hashOf(text)}  ${MANIFEST}\n`, { keep: false });
}

/** Reads a manifest. Throws BackupProblem when it is missing, altered, of a later format or not of this product. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupProblem(`${folder} não é uma cópia de segurança: falta o ficheiro ${MANIFEST}.`);
  });
  const hash = await readFile(join(folder, MANIFEST_HASH), 'utf8').catch(() => '');
  if (!hash.startsWith(hashOf(text))) {
    throw new BackupProblem(`A cópia está estragada: ${MANIFEST} não é o que foi escrito. Nada foi alterado.`);
  }
  const content: unknown = JSON.parse(text);
  const later = z.object({ format: z.int().min(FORMAT + 1) }).safeParse(content);
  if (later.success) {
    throw new BackupProblem('A cópia foi feita por uma versão mais recente do jogo. Atualize primeiro o jogo.');
  }
  const parsed = manifestShape.safeParse(content);
  if (!parsed.success) throw new BackupProblem(`${folder} não é uma cópia deste jogo.`);
  return parsed.data;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
