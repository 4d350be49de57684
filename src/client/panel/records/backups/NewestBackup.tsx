import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { momentText } from '#client/ui/moments.ts';
import type { NewestBackup as Backup, Drill } from '#contract/records/drills.ts';
import { counted, STATE_WORDS, sizeText, spanText, stepText } from './drillWords.ts';
import { useStartDrill } from './useDrills.ts';

const MS_PER_S = 1_000;

/** Shows the newest backup with the button that tries it; without one, how to make it. */
export function NewestBackup({ backup, last }: { backup: Backup | null; last: Drill | undefined }) {
  const start = useStartDrill();
  const isRunning = last?.state === 'running';
  if (backup === null) return <NoBackup />;
  const age = spanText(Math.max(0, Math.floor(Date.now() / MS_PER_S) - backup.madeAt));
  return (
    <section className="card flex flex-col gap-4 p-5" aria-labelledby="newest-backup">
      <h2 id="newest-backup" className="font-bold font-display text-xl">
        A cópia é de há {age}
      </h2>
      <p className="wrap-anywhere">
        {momentText(backup.madeAt)} · {sizeText(backup.bytes)} · {counted(backup.files, 'ficheiro', 'ficheiros')} ·{' '}
        <code>{backup.folder}</code>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isRunning || start.isPending} onClick={() => start.mutate()}>
          Experimentar a cópia
        </Button>
        {isRunning && <Progress drill={last} />}
      </div>
      <p role="status" className="sr-only">
        {last && (isRunning ? 'A experimentar a cópia.' : `${STATE_WORDS[last.state]}.`)}
      </p>
    </section>
  );
}

function Progress({ drill }: { drill: Drill }) {
  const { done, total } = drill.progress;
  return (
    <div className="flex min-w-0 grow basis-60 flex-col gap-1">
      <p>{stepText(drill.progress)}</p>
      <progress
        className="h-3 w-full accent-(--color-gold)"
        aria-label="Experimentar a cópia"
        value={done}
        max={total}
      />
      <p className="text-muted text-sm">Pode sair desta página: continua no servidor.</p>
    </div>
  );
}

function NoBackup() {
  return (
    <Banner tone="warning">
      <h2 className="font-bold">Não foi encontrada nenhuma cópia de segurança</h2>
      <p>
        Faça uma no servidor, na pasta do jogo: <code>npm run backup -- --destino /mnt/copias --manter 14</code>. Se as
        cópias são feitas noutra máquina ou ficam noutra pasta, indique essa pasta em <code>BACKUP_DIR</code>.
      </p>
    </Banner>
  );
}
