import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { lti } from '#contract/identity/lti.ts';

type Tool = NonNullable<ReplyOf<typeof lti.ltiPlatforms>['tool']>;

/** Shows the addresses that a platform asks for, each with a button that copies it. */
export function ToolUrls({ tool }: { tool: Tool }) {
  const [message, setMessage] = useState('');
  const rows: [name: string, url: string][] = [
    ['Endereço da ferramenta (Tool URL, Redirection URI)', tool.launch],
    ['Endereço de início da entrada (Initiate login URL)', tool.login],
    ['Endereço das chaves (Public keyset URL)', tool.keys],
    ['Endereço da escolha de conteúdos (Content selection URL)', tool.deepLink],
  ];
  return (
    <div className="card flex flex-col gap-3">
      <h3 className="font-display text-lg">O que a plataforma pede</h3>
      <ul className="flex flex-col gap-3">
        {rows.map(([name, url]) => (
          <li key={name} className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 grow basis-72">
              <span className="block font-semibold">{name}</span>
              <code className="wrap-anywhere">{url}</code>
            </p>
            <Button variant="secondary" onClick={() => void copy(name, url).then(setMessage)}>
              Copiar<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="font-semibold empty:hidden">
        {message}
      </p>
    </div>
  );
}

/** Copies to the clipboard and returns the message to show; without HTTPS a browser has no clipboard. */
async function copy(name: string, url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return `Copiado: ${name}.`;
  } catch {
    return 'Não foi possível copiar. Selecione o endereço e copie-o.';
  }
}
