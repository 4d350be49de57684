import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { CheckCard } from '#client/ui/controls/CheckCard.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { lti } from '#contract/identity/lti.ts';
import { platformBody } from '#contract/identity/ltiForms.ts';
import type { RegisteredPlatform } from './platformTypes.ts';

const FIELDS = [
  ['issuer', 'Platform ID (issuer)'],
  ['clientId', 'Client ID'],
  ['authorizeUrl', 'Authentication request URL'],
  ['tokenUrl', 'Access token URL'],
  ['jwksUrl', 'Public keyset URL'],
] as const;

/** Returns the values of the form: the platform's, or empty ones. */
function valuesOf(platform: RegisteredPlatform | null) {
  return {
    name: platform?.name ?? '',
    issuer: platform?.issuer ?? '',
    clientId: platform?.clientId ?? '',
    deploymentIds: platform?.deploymentIds.join('\n') ?? '',
    authorizeUrl: platform?.authorizeUrl ?? '',
    tokenUrl: platform?.tokenUrl ?? '',
    jwksUrl: platform?.jwksUrl ?? '',
    trustsEmail: platform?.trustsEmail ?? false,
  };
}

/** Registers a platform, or changes one, with what the platform shows about itself. */
export function PlatformForm({ platform, onClose }: { platform: RegisteredPlatform | null; onClose: () => void }) {
  const form = usePanelForm({
    schema: platformBody,
    values: valuesOf(platform),
    needs: ['name', 'issuer', 'clientId', 'deploymentIds', 'authorizeUrl', 'tokenUrl', 'jwksUrl'],
    send: (body) =>
      platform === null
        ? call(lti.addLtiPlatform, { body })
        : call(lti.editLtiPlatform, { params: { platformId: platform._id }, body }),
    about: { platformTaken: 'clientId' },
    done: platform === null ? 'A plataforma foi registada!' : 'O registo da plataforma foi alterado!',
    failed: 'Erro ao guardar a plataforma',
    onDone: onClose,
  });
  const trusts = form.choice('trustsEmail');
  return (
    <FormDialog
      title={platform === null ? 'Registar uma plataforma' : 'Alterar a plataforma'}
      form={form}
      onClose={onClose}
    >
      <TextField label="Nome" required autoComplete="off" {...form.field('name')} />
      {FIELDS.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field(name)}
        />
      ))}
      <TextArea
        label="Deployment ID"
        required
        rows={2}
        hint="Um por linha, se a plataforma tiver vários."
        {...form.field('deploymentIds')}
      />
      <CheckCard
        label="Quem administra a plataforma é que dá os endereços de email"
        hint="Quem ensina fica ligado à sua conta pelo endereço. Não marque se cada pessoa puder mudar o seu."
        checked={Boolean(trusts.value)}
        onChange={trusts.onChange}
      />
    </FormDialog>
  );
}
