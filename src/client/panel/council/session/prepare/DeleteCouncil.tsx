import { call } from '#client/api/call.ts';
import { DeleteQuestion } from '#client/panel/records/bin/DeleteQuestion.tsx';
import { dayText } from '#client/ui/moments.ts';
import { councils } from '#contract/council/session/councils.ts';
import { classesText } from '../councilWords.ts';
import type { ListedCouncil } from '../useCouncils.ts';

interface Props {
  council: ListedCouncil;
  onClose: () => void;
}

/** Asks before a council goes to the bin, with its ballots. */
export function DeleteCouncil({ council: { _id, classes, createdAt }, onClose }: Props) {
  return (
    <DeleteQuestion
      title="Eliminar conselho"
      what="o conselho"
      name={`${classesText(classes)}, ${dayText(createdAt / 1_000)}`}
      remove={() => call(councils.deleteCouncil, { params: { councilId: _id } })}
      onClose={onClose}
    >
      <p>
        Os votos, as leituras e as palmas deste conselho vão com ele. As propostas e os comentários ficam. Se o
        restaurar, volta fechado, e pode reabri-lo.
      </p>
    </DeleteQuestion>
  );
}
