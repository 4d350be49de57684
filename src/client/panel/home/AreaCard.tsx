import { Link } from 'react-router-dom';
import type { Area } from './areas.ts';

/** One area: its picture, what it is for, and the way to it; the whole card can be pressed. */
export function AreaCard({ area: { title, text, Icon, path, links = [] } }: { area: Area }) {
  return (
    <li className="panel-card panel-area" data-links={links.length > 0}>
      <span aria-hidden className="panel-picture">
        <Icon />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-lg">
          {path ? (
            <Link className="panel-stretch" to={path}>
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
              <Link key={link.path} className="panel-link" to={link.path}>
                {link.title}
              </Link>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
