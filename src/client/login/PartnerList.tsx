import type { SiteConfig } from '#contract/site.ts';

type Partner = SiteConfig['partners'][number];

/** Co-funder, promoter and partners, each role named once, in the installation's order. */
export function PartnerList({ partners }: { partners: readonly Partner[] }) {
  const roles = [...new Set(partners.map(({ role }) => role))];
  return (
    <dl className="flex flex-col gap-3">
      {roles.map((role) => (
        <div key={role}>
          <dt className="label-caps text-label">{role}</dt>
          {partners
            .filter((partner) => partner.role === role)
            .map(({ name }) => (
              <dd key={name}>{name}</dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
