import { Chip } from '#client/ui/feedback/Chip.tsx';
import { FormerTexts } from '#client/ui/feedback/FormerTexts.tsx';
import { momentText } from '#client/ui/moments.ts';
import type { Proposal } from '#contract/council/proposals.ts';
import { causeWords } from '#domain/council/comments.ts';

/** Shows the former texts of a proposal, newest first, each with the text that replaced it (ruling 6). */
export function ProposalVersions({ proposal: { versions = [], proposal } }: { proposal: Proposal }) {
  const texts = versions.map((former, index) => ({
    version: former.version,
    title: `Versão de ${momentText(former.at)}`,
    why: causeWords(former),
    before: former.proposal,
    after: versions[index + 1]?.proposal ?? proposal,
    mark: former.withheld && <Chip small>As outras equipas não a veem</Chip>,
  }));
  return <FormerTexts texts={[...texts].reverse()} label="Versões anteriores" />;
}
