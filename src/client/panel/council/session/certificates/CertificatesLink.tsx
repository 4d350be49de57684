import { Award } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { certificatesPath } from '../councilPaths.ts';

/** Leads to the certificates of a council, one page a team. */
export function CertificatesLink({ councilId }: { councilId: string }) {
  return (
    <Link className={`${buttonStyle('secondary')} w-fit`} to={certificatesPath(councilId)}>
      <Award aria-hidden className="size-5" />
      Certificados das equipas
    </Link>
  );
}
