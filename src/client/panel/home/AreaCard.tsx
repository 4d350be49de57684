import { Link } from 'react-router-dom';
import { classes } from '#client/ui/classes.ts';
import type { Area } from './areas.ts';

/** Shows an area with its icon, purpose and link; the whole card can be pressed. */
export function AreaCard({ area: { title, text, Icon, path, links = [] } }: { area: Area }) {
  return (
    <li
      className={classes(
        'card relative flex gap-4 p-4',
        path &&
          'has-[h3_a]:hover:border-edge has-[h3_a]:hover:bg-[color-mix(in_srgb,var(--color-hover)_45%,var(--color-surface))]',
      )}
    >
      <span aria-hidden className="icon-frame">
        <Icon />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-lg">
          {path ? (
            <Link className="after:absolute after:inset-0 after:rounded-card" to={path}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="text-muted">{text}</p>
        {links.length > 0 && (
          <p className="flex flex-wrap gap-x-6">
            {links.map((link) => (
              <Link key={link.path} className="text-link" to={link.path}>
                {link.title}
              </Link>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
