/** Says in Portuguese why a file cannot be read; null when the error is another one, such as text that is not JSON. */
export function fileProblem(path: string, error: unknown): string | null {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return `não há nenhum ficheiro em ${path}`;
  if (code === 'EISDIR') return `${path} é uma pasta, e não um ficheiro`;
  if (code === 'EACCES' || code === 'EPERM') return `o utilizador do servidor não tem permissão para ler ${path}`;
  return null;
}
