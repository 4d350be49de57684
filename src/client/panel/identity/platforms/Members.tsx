import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { handOverList } from '#client/panel/school/imports/handOverList.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { lti } from '#contract/identity/lti.ts';
import type { Activity } from './platformTypes.ts';

/** Shows the first names of the platform's course, and takes them to the page that forms teams. */
export function Members({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const client = useQueryClient();
  const staff = useStaff();
  const navigate = useNavigate();
  const { data, isPending, isError, error, refetch } = useQuery({
    queryKey: ['platforms', 'members', activity._id],
    queryFn: ({ signal }) => call(lti.ltiMembers, { params: { linkId: activity._id } }, { signal }),
    // Names stay in the page only while the dialog is open.
    gcTime: 0,
    staleTime: 0,
  });
  const names = data?.names ?? [];
  const take = () => {
    handOverList(client, staff, names);
    void navigate('/panel/imports');
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancelar
      </Button>
      <Button disabled={names.length === 0} onClick={take}>
        Formar equipas com estes nomes
      </Button>
    </>
  );
  return (
    <Dialog open title="Trazer a lista" size="md" onClose={onClose} footer={footer}>
      <div className="flex flex-col gap-3">
        <p>
          São só os primeiros nomes de quem aprende na disciplina, lidos agora em {activity.platform}. Nada fica
          guardado antes de confirmar as equipas.
        </p>
        {isPending && <Spinner label="A carregar…" className="m-6 self-center" />}
        {isError && <LoadFailure error={error} retry={refetch} />}
        {data && names.length === 0 && (
          <p>A plataforma não tem ninguém a aprender nesta disciplina, ou não diz os nomes.</p>
        )}
        {names.length > 0 && <p className="wrap-anywhere">{names.join(', ')}</p>}
        {data?.hasMore && (
          <Banner tone="info">Há mais pessoas na disciplina: só vieram os primeiros {names.length} nomes.</Banner>
        )}
      </div>
    </Dialog>
  );
}
