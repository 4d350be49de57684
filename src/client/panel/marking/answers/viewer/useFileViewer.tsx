import { type ReactNode, useState } from 'react';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import type { PostedFile } from '../sheet/answerFiles.ts';

const FileViewer = lazyDialog(() => import('./FileViewer.tsx').then((module) => module.FileViewer));

/** Opens a file; `opener` is the button that was pressed, which has the focus again after closing. */
export type OpenFile = (file: PostedFile, opener: HTMLElement) => void;

/** Returns a function that opens a file of a team, and the dialog to render; the dialog is loaded at the first press. */
export function useFileViewer(
  teamName: string,
  pictures: readonly PostedFile[],
): { open: OpenFile; viewer: ReactNode } {
  const [opened, setOpened] = useState<{ file: PostedFile; opener: HTMLElement } | null>(null);
  return {
    open: (file, opener) => setOpened({ file, opener }),
    viewer: opened && (
      <FileViewer
        file={opened.file}
        pictures={pictures}
        teamName={teamName}
        onClose={() => setOpened(null)}
        focusAfter={() => opened.opener}
      />
    ),
  };
}
