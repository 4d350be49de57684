import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download, LargeFileError } from '#client/api/download.ts';
import { asPdf } from '#client/panel/openPdfInTab.ts';
import { FILE_UNASKED_MAX_BYTES } from '#domain/limits.ts';
import type { AnswerFile } from '../sheet/answerFiles.ts';
import { fileKind } from '../sheet/fileKind.ts';
import { asVideo } from './videoTypes.ts';

export type FileContent =
  | { state: 'loading' }
  /** The file is larger than FILE_UNASKED_MAX_BYTES and waits for `agree`. */
  | { state: 'large'; bytes: number; agree: () => void }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'ready'; content: Blob };

/**
 * Fetches a PDF or a video with the session (ruling 12: nothing but pictures is shown from its address), and drops it when the
 * component is gone. Above FILE_UNASKED_MAX_BYTES it waits for `agree`.
 */
export function useFileContent({ name, content: address }: AnswerFile): FileContent {
  const [isAgreed, setAgreed] = useState(false);
  const query = useQuery({
    queryKey: ['answers', 'file', address, isAgreed],
    queryFn: ({ signal }) =>
      fetchFile(name, address, { signal, maxBytes: isAgreed ? undefined : FILE_UNASKED_MAX_BYTES }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.isPending) return { state: 'loading' };
  if (query.isError) return { state: 'failed', error: query.error, retry: () => void query.refetch() };
  if ('bytes' in query.data) return { state: 'large', bytes: query.data.bytes, agree: () => setAgreed(true) };
  return { state: 'ready', content: query.data.content };
}

interface Limits {
  signal: AbortSignal;
  maxBytes: number | undefined;
}

async function fetchFile(
  name: string,
  address: string,
  limits: Limits,
): Promise<{ content: Blob } | { bytes: number }> {
  try {
    const { content } = await download(address, limits);
    return { content: fileKind(name) === 'pdf' ? await asPdf(content) : asVideo(content, name) };
  } catch (error) {
    if (error instanceof LargeFileError) return { bytes: error.bytes };
    throw error;
  }
}
