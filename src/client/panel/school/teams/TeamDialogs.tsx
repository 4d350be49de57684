import { call } from '#client/api/call.ts';
import { NewPassword } from '#client/panel/identity/credentials/NewPassword.tsx';
import { TeamCode } from '#client/panel/identity/credentials/TeamCode.tsx';
import { DeleteQuestion } from '#client/panel/records/bin/DeleteQuestion.tsx';
import { EraseDialog } from '#client/panel/records/keeping/EraseDialog.tsx';
import type { Staff } from '#client/panel/useStaff.ts';
import { type Team, teams } from '#contract/school/teams.ts';
import { passwordFor } from '#domain/identity/credentials.ts';
import { cryptoRandom } from './cryptoRandom.ts';
import { EditTeam } from './EditTeam.tsx';
import { MoveTeam } from './MoveTeam.tsx';
import { TeamSupports } from './TeamSupports.tsx';

/** The open dialog and its team. */
export interface TeamDialog {
  kind: 'edit' | 'move' | 'supports' | 'code' | 'password' | 'delete' | 'erase';
  team: Team;
}

interface Props {
  staff: Staff;
  asked: TeamDialog;
  onClose: () => void;
}

/** Renders the open dialog of a row of Equipas. */
export function TeamDialogs({ staff, asked: { kind, team }, onClose }: Props) {
  const { _id: id, name, credentials } = team;
  const account = { id, name, username: credentials.username, isTeacher: false };
  if (kind === 'edit') return <EditTeam team={team} onClose={onClose} />;
  if (kind === 'move') return <MoveTeam staff={staff} team={team} onClose={onClose} />;
  if (kind === 'supports') return <TeamSupports team={team} onClose={onClose} />;
  if (kind === 'code') return <TeamCode team={account} onClose={onClose} />;
  if (kind === 'password') {
    const suggest = () => passwordFor(credentials.username, cryptoRandom);
    return <NewPassword account={account} suggest={suggest} onClose={onClose} />;
  }
  if (kind === 'erase') {
    const erase = (body: { name: string }) => call(teams.eraseTeam, { params: { teamId: id }, body });
    return <EraseDialog what="a equipa" name={name} erase={erase} onClose={onClose} />;
  }
  return (
    <DeleteQuestion
      title="Eliminar equipa"
      what="a equipa"
      name={name}
      remove={() => call(teams.deleteTeam, { params: { teamId: id } })}
      onClose={onClose}
    >
      <p>
        Com ela são eliminadas as suas respostas, ficheiros, pontuações e proposta, e a equipa deixa de poder entrar.
      </p>
    </DeleteQuestion>
  );
}
