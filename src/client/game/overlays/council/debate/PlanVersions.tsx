import type { CouncilRow } from '#client/game/flow/view.ts';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { FormerTexts } from '#client/ui/feedback/FormerTexts.tsx';
import { momentText } from '#client/ui/moments.ts';
import { replacedTexts } from '#domain/council/comments.ts';

/** Renders the former texts of a plan, newest first, each with the text that replaced it (ruling 6). */
export function PlanVersions({ proposal: { versions = [], proposal } }: { proposal: CouncilRow }) {
  const texts = replacedTexts(versions, proposal).map(({ former, ...text }) => ({
    ...text,
    version: former.version,
    title: `Versão de ${momentText(former.at)}`,
    mark: former.withheld && <Chip tone="info">Só a vossa equipa e quem vos dá a aula a veem</Chip>,
  }));
  return <FormerTexts texts={texts} label="Versões anteriores" />;
}
