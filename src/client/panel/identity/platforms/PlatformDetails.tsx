import type { RegisteredPlatform } from './platformTypes.ts';

/** Lists the registered values of a platform, each below its label. */
export function PlatformDetails({ platform }: { platform: RegisteredPlatform }) {
  const { issuer, clientId, deploymentIds, authorizeUrl, tokenUrl, jwksUrl, links, trustsEmail, emailDomains } =
    platform;
  const rows: [label: string, value: string][] = [
    ['Platform ID (issuer)', issuer],
    ['Client ID', clientId],
    ['Deployment ID', deploymentIds.join(', ')],
    ['Authentication request URL', authorizeUrl],
    ['Access token URL', tokenUrl],
    ['Public keyset URL', jwksUrl],
    ['Atividades ligadas', String(links)],
  ];
  if (trustsEmail) {
    rows.push([
      'Endereços de email que ligam quem ensina à sua conta',
      emailDomains.length > 0 ? emailDomains.join(', ') : 'Faltam os domínios: até lá não ligam ninguém.',
    ]);
  }
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="font-semibold">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
