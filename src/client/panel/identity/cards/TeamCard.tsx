import { QrCode } from '#client/ui/QrCode.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { cards } from '#contract/identity/cards.ts';
import { codeLink, signInLink } from '#domain/identity/signInLink.ts';
import { SHIPS } from '#domain/vocabulary.ts';

export type Cards = ReplyOf<typeof cards.teamCards>;
export type CardTeam = Cards['teams'][number];

/** A longer text is printed in the smallest size. */
const LONG_CHARS = 40;
/** Characters of a printed line beside the code; at the smaller size, the longest password of three words. */
const LINE_CHARS = 20;
const SMALL_LINE_CHARS = 26;

/** Renders a team's card: name, code of four words, a QR code that fills it in, and the other way to sign in in small type. */
export function TeamCard({ team, address, className }: { team: CardTeam; address: string; className: string }) {
  const { name, ship, username, password, code } = team;
  const shipName = SHIPS.find(({ number }) => number === ship)?.name;
  const link = linkOf(team, address);
  return (
    <article className="team-card" aria-label={`Cartão de ${name}`}>
      <div className="team-card-words">
        <h2>{name}</h2>
        <p>
          {className} · {shipName === undefined ? 'Nave por escolher' : `Nave ${shipName}`}
        </p>
        <dl>
          <dt>Código da equipa</dt>
          {code === null ? (
            <dd>Sem código: entrem com o utilizador e a palavra-passe.</dd>
          ) : (
            <dd className="team-card-phrase">{code}</dd>
          )}
        </dl>
      </div>
      {link !== null && <QrCode className="team-card-code" text={link} label={`Código QR para entrar como ${name}`} />}
      <dl className="team-card-keys">
        <div>
          <dt>Endereço</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>Utilizador</dt>
          <Key words={username} />
        </div>
        <div>
          <dt>Palavra-passe</dt>
          <Key words={password ?? 'Peçam uma nova a quem vos dá a aula'} />
        </div>
      </dl>
    </article>
  );
}

/** Returns the link of the QR code: with the code, or else with the password; null without either. */
function linkOf({ username, password, code }: CardTeam, address: string): string | null {
  if (code !== null) return codeLink(address, code);
  return password === null ? null : signInLink(address, username, password);
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
