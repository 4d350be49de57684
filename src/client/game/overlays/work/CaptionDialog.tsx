import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { LoadingPart } from '../LoadingPart.tsx';
import type { CaptionFormProps } from './CaptionForm.tsx';

const loadForm = () => import('./CaptionForm.tsx');

/** Renders the dialog of one file's caption; its form is loaded when it is opened. */
export function CaptionDialog({ open, ...form }: CaptionFormProps & { open: boolean }) {
  const part = useLatePart(open, loadForm);
  return (
    <Dialog open={open} onClose={form.onClose} title={`Legenda de ${form.file.name}`}>
      {part ? <part.CaptionForm {...form} /> : <LoadingPart hasFailed={part === null} />}
    </Dialog>
  );
}
