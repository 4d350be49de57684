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
import { type AnswerFilters, isNarrowed } from './answerFilters.ts';

const FAILED = 'Não foi possível exportar.';
const EXPORTS = [
  { path: '/export/marks.csv', name: 'Avaliações (CSV)' },
  { path: '/export/marks.xlsx', name: 'Avaliações (Excel)' },
  { path: '/export/answers.csv', name: 'Respostas (CSV)' },
  { path: '/export/answers.xlsx', name: 'Respostas (Excel)' },
] as const;

/** 'Exportar': marks and answers of the teams found, as files to save. */
export function ExportMenu({ search, filters }: { search: string; filters: AnswerFilters }) {
  const exporting = useExport(search, filters);
  const { isPending } = exporting;
  return (
    <Menu>
      <MenuButton disabled={isPending} aria-busy={isPending} className={buttonStyle('secondary')}>
        {isPending ? <Spinner /> : <FileDown aria-hidden className="size-5" />}
        {isPending ? 'A exportar…' : 'Exportar'}
      </MenuButton>
      <MenuItems anchor={{ to: 'bottom end', gap: 4, padding: 8 }} modal={false} className="panel-options panel-menu">
        <MenuSection>
          <MenuHeading className="px-4 py-2 text-muted">{scopeText(search, filters)}</MenuHeading>
          {EXPORTS.map(({ path, name }) => (
            <MenuItem key={path}>
              <button
                type="button"
                className="panel-option block w-full text-left"
                onClick={() => exporting.mutate(path)}
              >
                {name}
              </button>
            </MenuItem>
          ))}
        </MenuSection>
      </MenuItems>
    </Menu>
  );
}

function scopeText(search: string, filters: AnswerFilters): string {
  if (search !== '') return `Equipas com «${search}»`;
  return isNarrowed(filters) ? 'Equipas filtradas' : 'Todas as equipas';
}

function useExport(search: string, filters: AnswerFilters) {
  return useSend({
    mutationFn: (path: string) => download(addressOf(path, { query: { search, ...filters } })),
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
