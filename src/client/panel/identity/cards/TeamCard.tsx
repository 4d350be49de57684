import { QrCode } from '#client/ui/QrCode.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { cards } from '#contract/identity/cards.ts';
import { signInLink } from '#domain/identity/signInLink.ts';
import { SHIPS } from '#domain/vocabulary.ts';

export type Cards = ReplyOf<typeof cards.teamCards>;
export type CardTeam = Cards['teams'][number];

/** A longer text is printed in the smallest size. */
const LONG_CHARS = 40;
/** Characters of a printed line beside the code; at the smaller size, the longest password of three words. */
const LINE_CHARS = 20;
const SMALL_LINE_CHARS = 26;

/** Renders a team's card: name, address, credentials, and a QR code that fills them in. */
export function TeamCard({ team, address, className }: { team: CardTeam; address: string; className: string }) {
  const { name, ship, username, password } = team;
  const shipName = SHIPS.find(({ number }) => number === ship)?.name;
  return (
    <article className="team-card" aria-label={`Cartão de ${name}`}>
      <div className="team-card-words">
        <h2>{name}</h2>
        <p>
          {className} · {shipName === undefined ? 'Nave por escolher' : `Nave ${shipName}`}
        </p>
        <dl>
          <dt>Endereço</dt>
          <dd>{address}</dd>
          <dt>Utilizador</dt>
          <Key words={username} />
          <dt>Palavra-passe</dt>
          <Key words={password ?? 'Peçam uma nova a quem vos acompanha'} />
        </dl>
      </div>
      {password !== null && (
        <QrCode
          className="team-card-code"
          text={signInLink(address, username, password)}
          label={`Código QR para entrar como ${name}`}
        />
      )}
    </article>
  );
}

/** Renders a username or password, sized so that no character is cut off in print. */
export function Key({ words }: { words: string }) {
  const isLine = words.length > LINE_CHARS && words.length <= SMALL_LINE_CHARS;
  return (
    <dd className="team-card-key" data-long={words.length > LONG_CHARS} data-line={isLine}>
      {words}
    </dd>
  );
}
