import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Renders the sidebar on phones: over the page, closed once something is chosen. */
export function Drawer({ isOpen, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);
  return (
    <dialog
      ref={ref}
      aria-label="Menu do painel"
      className="m-0 h-dvh max-h-none w-[min(320px,88vw)] overflow-x-hidden overflow-y-auto bg-surface p-2 text-text backdrop:bg-veil"
      onClose={onClose}
      onCancel={onClose}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <nav aria-label="Painel">
        <IconButton label="Fechar o menu" onClick={onClose}>
          <CloseIcon />
        </IconButton>
        {isOpen && children}
      </nav>
    </dialog>
  );
}
