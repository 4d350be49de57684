import { Chip } from '#client/ui/feedback/Chip.tsx';
import { FormerTexts } from '#client/ui/feedback/FormerTexts.tsx';
import { momentText } from '#client/ui/moments.ts';
import type { Proposal } from '#contract/council/proposals.ts';
import { replacedTexts } from '#domain/council/comments.ts';

/** Shows the former texts of a proposal, newest first, each with the text that replaced it (ruling 6). */
export function ProposalVersions({ proposal: { versions = [], proposal } }: { proposal: Proposal }) {
  const texts = replacedTexts(versions, proposal).map(({ former, ...text }) => ({
    ...text,
    version: former.version,
    title: `Versão de ${momentText(former.at)}`,
    mark: former.withheld && <Chip small>As outras equipas não a veem</Chip>,
  }));
  return <FormerTexts texts={texts} label="Versões anteriores" />;
}
