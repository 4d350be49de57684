import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react';
import { FileDown } from 'lucide-react';
import { errorMessage } from '#client/api/CallError.ts';
import { download } from '#client/api/download.ts';
import { logError } from '#client/api/logError.ts';
import { addressOf } from '#client/api/request.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { saveBlob } from '#client/ui/saveBlob.ts';
import { type SaveFirst, useSaveFirst } from '../saving/useSaveFirst.ts';

const FAILED = 'Não foi possível exportar.';
const EXPORTS = [
  { path: '/export/marks.csv', name: 'Avaliações (CSV)', hasMarks: true },
  { path: '/export/marks.xlsx', name: 'Avaliações (Excel)', hasMarks: true },
  { path: '/export/answers.csv', name: 'Respostas (CSV)', hasMarks: false },
  { path: '/export/answers.xlsx', name: 'Respostas (Excel)', hasMarks: false },
  { path: '/export/students.csv', name: 'Por pessoa (CSV)', hasMarks: true },
  { path: '/export/students.xlsx', name: 'Por pessoa (Excel)', hasMarks: true },
] as const;
type Export = (typeof EXPORTS)[number];

interface Props {
  /** Describes the exported teams, in Portuguese. */
  scope: string;
  /** Query of the export call: the filters of the list. */
  query: object;
}

/** Renders 'Exportar': downloads marks and answers of the listed teams as files. Unsaved marks are saved before the export. */
export function ExportMenu({ scope, query }: Props) {
  const exporting = useExport(query);
  const first = useSaveFirst();
  const isPending = exporting.isPending || first.isSaving;
  const start = ({ path, hasMarks }: Export) => {
    if (hasMarks) first.before(() => exporting.mutate(path));
    else exporting.mutate(path);
  };
  return (
    <>
      <Menu>
        <MenuButton disabled={isPending} aria-busy={isPending} className={buttonStyle('secondary')}>
          {isPending ? <Spinner /> : <FileDown aria-hidden className="size-5" />}
          {first.isSaving ? 'A guardar…' : isPending ? 'A exportar…' : 'Exportar'}
        </MenuButton>
        <MenuItems
          anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
          modal={false}
          className="option-list z-20 min-w-48 py-1"
        >
          <MenuSection>
            <MenuHeading className="px-4 py-2 text-muted">{scope}</MenuHeading>
            {EXPORTS.map((one) => (
              <MenuItem key={one.path}>
                <button type="button" className="option block w-full text-left" onClick={() => start(one)}>
                  {one.name}
                </button>
              </MenuItem>
            ))}
          </MenuSection>
        </MenuItems>
      </Menu>
      <UnsavedDialog first={first} />
    </>
  );
}

/** Shows which marks the file would lack; closes by itself once they are saved. */
function UnsavedDialog({ first }: { first: SaveFirst }) {
  return (
    <ConfirmDialog
      open={first.missing !== null}
      title="Falta guardar avaliações"
      confirmLabel="Exportar mesmo assim"
      onConfirm={first.runAnyway}
      onCancel={first.cancel}
    >
      <p>{first.missing} O ficheiro sairia sem isso.</p>
      <p role="status">À espera para guardar: quando estiver guardado, o ficheiro é exportado.</p>
    </ConfirmDialog>
  );
}

function useExport(query: object) {
  return useExclusiveMutation({
    mutationFn: (path: string) => download(addressOf(path, { query })),
    onSuccess: ({ content, name }, path) => {
      saveBlob(content, name || (path.split('/').at(-1) ?? ''));
      showToast('success', 'Ficheiro exportado');
    },
    onError: (error) => {
      logError(error, 'export');
      showToast('error', errorMessage(error, FAILED));
    },
  });
}
