import { Fragment } from 'react';
import { classes } from '#client/ui/classes.ts';
import type { SiteConfig } from '#contract/site.ts';

type Partner = SiteConfig['partners'][number];

interface PartnerListProps {
  partners: readonly Partner[];
  /** Logos in the size for a dialog instead of the cockpit's small screen. */
  isLarge?: boolean;
}

/** Lists co-funder, promoter and partners grouped by role, in the installation's order. */
export function PartnerList({ partners, isLarge = false }: PartnerListProps) {
  const roles = [...new Set(partners.map(({ role }) => role))];
  return (
    <dl className="flex flex-wrap gap-2">
      {roles.map((role) => (
        <Fragment key={role}>
          <dt className="label-caps basis-full text-label not-first:mt-1">{role}</dt>
          {partners
            .filter((partner) => partner.role === role)
            .map((partner) => (
              <PartnerName key={partner.name} partner={partner} isLarge={isLarge} />
            ))}
        </Fragment>
      ))}
    </dl>
  );
}

/** Shows the logo instead of the name, on white, because most logos are drawn for paper. */
function PartnerName({ partner: { name, logo }, isLarge }: { partner: Partner; isLarge: boolean }) {
  if (logo === undefined) return <dd className="basis-full">{name}</dd>;
  return (
    <dd
      className={classes(
        'flex items-center justify-center rounded-lg bg-white',
        isLarge ? 'h-24 w-52 max-w-full p-3' : 'h-13 w-28 max-w-full grow p-1.5',
      )}
    >
      <img src={logo.src} alt={logo.alt} className="size-full object-contain text-sm text-ink" />
    </dd>
  );
}
