import type { ReplyOf } from '#contract/endpoint.ts';
import type { cards } from '#contract/identity/cards.ts';
import { signInLink } from '#domain/identity/signInLink.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { QrCode } from './QrCode.tsx';

export type Cards = ReplyOf<typeof cards.teamCards>;
export type CardTeam = Cards['teams'][number];

/** From here on a card has no room for letters of the usual size. */
const LONG_CHARS = 40;
/** As many fit on a line of paper beside the code, and in smaller print as many as a password of three words can have. */
const LINE_CHARS = 20;
const SMALL_LINE_CHARS = 26;

/** One team's card: who it is, where to go and with what words, and a code that fills them in. */
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
        <QrCode text={signInLink(address, username, password)} label={`Código QR para entrar como ${name}`} />
      )}
    </article>
  );
}

/** A word to sign in with, of which every letter counts. */
export function Key({ words }: { words: string }) {
  const isLine = words.length > LINE_CHARS && words.length <= SMALL_LINE_CHARS;
  return (
    <dd className="team-card-key" data-long={words.length > LONG_CHARS} data-line={isLine}>
      {words}
    </dd>
  );
}
