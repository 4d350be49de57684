import { shipAvatar } from '#client/ui/shipAvatars.ts';
import type { Council } from '#contract/council/session/councils.ts';
import { SHIPS, THEME_NAMES } from '#domain/vocabulary.ts';
import { CertificateFrame } from './CertificateFrame.tsx';
import { deedsOf, deedsText, longDay } from './certificateWords.ts';

interface Props {
  council: Council;
  team: Council['teams'][number];
  /** What the team is good at; undefined for one that has left the class. */
  strength: string | undefined;
  /** Its plan goes to Earth. */
  isSent: boolean;
}

/** Renders the certificate of one team: nothing on it compares the team with another. */
export function Certificate({ council, team, strength, isSent }: Props) {
  const { name, className, theme, ship } = team;
  return (
    <article className="certificate" aria-label={`Certificado de ${name}`}>
      <CertificateFrame />
      <p className="certificate-caps">Conselho Galáctico · {THEME_NAMES[theme]}</p>
      <h2>Certificado de participação</h2>
      <div className="certificate-team">
        <ShipPicture ship={ship} />
        <div className="certificate-name" data-long={name.length > LONG_NAME} data-alone={ship === null}>
          <p className="certificate-small">A equipa</p>
          <h3>{name}</h3>
          <p>da turma {className}</p>
        </div>
      </div>
      {strength !== undefined && <p className="certificate-strength">{strength}</p>}
      <p className="certificate-deeds">{deedsText(deedsOf(team, council))}</p>
      {isSent && <p className="certificate-sent">A vossa proposta segue para a Terra!</p>}
      <div className="certificate-foot">
        <p className="certificate-line">Membros da equipa</p>
        <p className="certificate-day">{longDay(council.startedAt ?? Date.now())}</p>
        <p className="certificate-line">Assinatura</p>
      </div>
    </article>
  );
}

/** Characters of a name that a line cannot hold in the largest letters. */
const LONG_NAME = 22;

function ShipPicture({ ship }: { ship: number | null }) {
  const model = SHIPS.find(({ number }) => number === ship);
  if (model === undefined) return null;
  return (
    <span className="certificate-ship" style={{ borderColor: model.color }}>
      <img src={shipAvatar(model.key)} alt={`Nave ${model.name}`} />
    </span>
  );
}
