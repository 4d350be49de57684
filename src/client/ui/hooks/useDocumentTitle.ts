import { useEffect } from 'react';

/**
 * Names the browser's tab while the component is mounted. A <title> rendered by React would stand beside that of index.html,
 * and a document has one.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
