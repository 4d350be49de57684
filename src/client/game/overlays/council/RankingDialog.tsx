import type { CouncilRankingView } from '#client/game/flow/view.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { LoadingPart } from '../LoadingPart.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { RetryBanner } from '../RetryBanner.tsx';

interface RankingDialogProps {
  /** Null while the teacher has not opened it. */
  ranking: CouncilRankingView | null;
  send: OverlaysProps['send'];
}

const loadPlaces = () => import('./RankingPlaces.tsx');

/** Renders the team's place, its neighbours, the first three and the rule (ruling 8); their code is loaded when it is opened. */
export function RankingDialog({ ranking, send }: RankingDialogProps) {
  const isShown = ranking?.isShown ?? false;
  const part = useLatePart(isShown, loadPlaces);
  const places = ranking?.places ?? null;
  return (
    <Dialog open={isShown} onClose={() => send({ type: 'CLOSE_RANKING' })} title="Classificação">
      {(ranking?.isLoading || (places && !part)) && <LoadingPart />}
      {ranking?.failure && <RetryBanner text={ranking.failure} onRetry={() => send({ type: 'OPEN_RANKING' })} />}
      {places && part && <part.RankingPlaces places={places} />}
    </Dialog>
  );
}
