import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection } from '@headlessui/react';
import { FileDown } from 'lucide-react';
import { wordsOf } from '#client/api/CallError.ts';
import { download } from '#client/api/download.ts';
import { report } from '#client/api/report.ts';
import { addressOf } from '#client/api/request.ts';
import { buttonStyle } from '#client/ui/buttonStyle.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { showToast } from '#client/ui/toasts.ts';
import { saveBlob } from '../saveBlob.ts';
import { useSend } from '../useSend.ts';

const FAILED = 'Não foi possível exportar.';
const EXPORTS = [
  { path: '/export/marks.csv', name: 'Avaliações (CSV)' },
  { path: '/export/marks.xlsx', name: 'Avaliações (Excel)' },
  { path: '/export/answers.csv', name: 'Respostas (CSV)' },
  { path: '/export/answers.xlsx', name: 'Respostas (Excel)' },
] as const;

interface Props {
  /** Whose they are, in words. */
  scope: string;
  /** What the export is narrowed to, as its call names it. */
  query: object;
}

/** 'Exportar': marks and answers of the teams in question, as files to save. */
export function ExportMenu({ scope, query }: Props) {
  const exporting = useExport(query);
  const { isPending } = exporting;
  return (
    <Menu>
      <MenuButton disabled={isPending} aria-busy={isPending} className={buttonStyle('secondary')}>
        {isPending ? <Spinner /> : <FileDown aria-hidden className="size-5" />}
        {isPending ? 'A exportar…' : 'Exportar'}
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
        modal={false}
        className="option-list z-20 min-w-48 py-1"
      >
        <MenuSection>
          <MenuHeading className="px-4 py-2 text-muted">{scope}</MenuHeading>
          {EXPORTS.map(({ path, name }) => (
            <MenuItem key={path}>
              <button type="button" className="option block w-full text-left" onClick={() => exporting.mutate(path)}>
                {name}
              </button>
            </MenuItem>
          ))}
        </MenuSection>
      </MenuItems>
    </Menu>
  );
}

function useExport(query: object) {
  return useSend({
    mutationFn: (path: string) => download(addressOf(path, { query })),
    onSuccess: ({ content, name }, path) => {
      saveBlob(content, name || (path.split('/').at(-1) ?? ''));
      showToast('success', 'Ficheiro exportado');
    },
    onError: (error) => {
      report(error, 'export');
      showToast('error', wordsOf(error, FAILED));
    },
  });
}
