import { Link } from 'react-router-dom';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { momentText } from '#client/ui/moments.ts';
import type { JudgedProposal } from '#contract/council/proposalModeration.ts';
import { withheldReasonOf } from '#domain/council/proposalModeration.ts';
import { planPath } from '../session/councilPaths.ts';
import { reasonLines } from './moderationWords.ts';
import { WithheldChip } from './WithheldChip.tsx';

interface Props {
  row: JudgedProposal;
}

/** A longer proposal is cut here and can be expanded. */
const LONG_CHARS = 400;

/** Shows the proposal as plain text; markup in it is not interpreted. */
export function ProposalText({ row: { proposal, at } }: Props) {
  const isLong = proposal.length > LONG_CHARS;
  return (
    <div className="min-w-48 font-normal">
      <p className="wrap-anywhere whitespace-pre-line">{isLong ? `${proposal.slice(0, LONG_CHARS)}…` : proposal}</p>
      {isLong && (
        <details>
          <summary className="min-h-12 cursor-pointer content-center font-bold text-label">Ler tudo</summary>
          <p className="wrap-anywhere whitespace-pre-line">{proposal}</p>
        </details>
      )}
      <p className="text-muted text-sm">{momentText(at)}</p>
    </div>
  );
}

export function ProposalAuthor({ row }: Props) {
  return (
    <>
      <Link className="block min-w-36 text-link" to={planPath(row.teamName)} title="Proposta, comentários e diário">
        {row.teamName}
      </Link>
      <span className="block text-muted">{[row.class, row.school ?? 'Sem escola', row.solar].join(' · ')}</span>
    </>
  );
}

/** Shows the state of a proposal, the reasons to review it, and the last decision. */
export function ProposalWhy({ row }: Props) {
  const reason = withheldReasonOf(row);
  return (
    <>
      {row.selfHarm && (
        <Chip tone="warn" small>
          Precisa de atenção
        </Chip>
      )}
      {reason === null ? (
        <Chip tone="ok" small>
          À vista
        </Chip>
      ) : (
        <WithheldChip reason={reason} />
      )}
      {row.returned && <span className="block">A missão 4 voltou para a equipa: aparece quando for respondida</span>}
      {reasonLines(row).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {row.decided && (
        <span className="block text-muted text-sm">
          Decidido por {row.decided.by ?? 'conta eliminada'}, {momentText(row.decided.at)}
        </span>
      )}
    </>
  );
}
