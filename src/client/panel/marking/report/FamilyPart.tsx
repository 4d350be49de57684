import type { ReportedTeam } from '#contract/marking/reports.ts';
import { familyWords } from '#domain/marking/familyWords.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { isUnmarkedOnServer } from '../answers/list/unmarked.ts';
import { postedMissions } from './pupilResults.ts';

/** Renders the words for families: what the team did, what points mean, how to talk about it. */
export function FamilyWords({ team, theme }: { team: ReportedTeam; theme: Theme }) {
  const facts = { theme, posted: postedMissions(team), isProvisional: isUnmarkedOnServer(team) };
  const { did, points, talk } = familyWords(facts);
  return (
    <section className="report-family">
      <h3>Para a família</h3>
      <p>{did}</p>
      <p>{points}</p>
      <p>{talk}</p>
    </section>
  );
}

/** Renders the lines on which a family and a teacher sign, with the date. */
export function Signatures() {
  return (
    <div className="report-signatures">
      <p>Assinatura da família</p>
      <p>Data</p>
      <p>Assinatura do professor ou da professora</p>
      <p>Data</p>
    </div>
  );
}
