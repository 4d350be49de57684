import { useState } from 'react';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { growth } from '#contract/marking/growth.ts';
import type { GrowthMission } from '#domain/game/growth.ts';
import { GrowthPlayer } from './GrowthPlayer.tsx';
import { useGrowth } from './useGrowth.ts';

export interface GrowthProps {
  teamId: string;
  level: GrowthMission;
  prompts: readonly { prompt: string }[];
}

type Growth = ReplyOf<typeof growth.answerGrowth>;

/** Renders the steps of one version of an answer, the newest one first, or why there are none. */
export function GrowthView({ teamId, level, prompts }: GrowthProps) {
  const [version, setVersion] = useState<number | null>(null);
  const [versions, setVersions] = useState(1);
  const grown = useGrowth({ teamId, level, version });
  if (grown.data && grown.data.versions !== versions && grown.data.versions > 0) setVersions(grown.data.versions);
  return (
    <div className="flex flex-col gap-4 pb-2">
      {versions > 1 && (
        <SelectField
          label="Versão da resposta"
          className="max-w-xs"
          value={String(version ?? versions)}
          options={Array.from({ length: versions }, (_, index) => ({
            value: String(index + 1),
            label: `Versão ${index + 1}${index + 1 === versions ? ' (a última)' : ''}`,
          }))}
          onChange={(event) => setVersion(Number(event.target.value))}
        />
      )}
      {grown.isPending && <Spinner label="A carregar…" />}
      {grown.isError && grown.data === undefined && <LoadFailure error={grown.error} retry={grown.refetch} />}
      {grown.data && <Steps key={grown.data.version} growth={grown.data} prompts={prompts} />}
    </div>
  );
}

function Steps({ growth: { steps }, prompts }: Pick<GrowthProps, 'prompts'> & { growth: Growth }) {
  if (steps.length > 1) return <GrowthPlayer steps={steps} prompts={prompts} />;
  return (
    <p className="max-w-[75ch] text-muted text-pretty">
      Não há passos guardados: a resposta foi escrita de uma só vez, ou antes de o jogo os guardar.
    </p>
  );
}
