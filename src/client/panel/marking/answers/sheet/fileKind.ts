/** How the panel shows a file of an answer: it goes by the ending of its name, as the server checked it. */
export type FileKind = 'picture' | 'pdf' | 'other';

const PICTURES = /\.(png|jpe?g|gif|bmp)$/i;

export function fileKind(name: string): FileKind {
  if (PICTURES.test(name)) return 'picture';
  return /\.pdf$/i.test(name) ? 'pdf' : 'other';
}

/** The address at which the server lets a page show a picture; data stands for itself. */
export function inlineAddress(content: string): string {
  return content.startsWith('data:') ? content : `${content}?inline=1`;
}
