import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { type PanelForm, usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { CheckCard } from '#client/ui/controls/CheckCard.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { lti } from '#contract/identity/lti.ts';
import { type PlatformInput, platformBody } from '#contract/identity/ltiForms.ts';
import { ROLE } from '#domain/vocabulary.ts';
import type { RegisteredPlatform } from './platformTypes.ts';

/** The ids by which links with the platform are stored. */
const FIXED: readonly string[] = ['issuer', 'clientId'];
const READ_ONLY = { readOnly: true, hint: 'Não muda. Para outra plataforma, retire esta e registe a nova.' };
const COPY_EXACTLY = 'Copie-o tal como a plataforma o mostra, sem barra a mais.';
const FIELDS = [
  ['issuer', 'Platform ID (issuer)', COPY_EXACTLY],
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
    emailDomains: platform?.emailDomains.join('\n') ?? '',
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
  const { role } = useStaff();
  return (
    <FormDialog
      title={platform === null ? 'Registar uma plataforma' : 'Alterar a plataforma'}
      form={form}
      onClose={onClose}
    >
      <TextField label="Nome" required autoComplete="off" {...form.field('name')} />
      {FIELDS.map(([name, label, hint]) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...(platform !== null && FIXED.includes(name) && READ_ONLY)}
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
      {role === ROLE.admin && <Trust form={form} />}
    </FormDialog>
  );
}

/** What only the first administrators set: whose addresses link a teacher's account. */
function Trust({ form }: { form: PanelForm<PlatformInput> }) {
  const trusts = form.choice('trustsEmail');
  return (
    <>
      <CheckCard
        label="Quem administra a plataforma é que dá os endereços de email"
        hint="Quem ensina fica ligado à sua conta pelo endereço. Não marque se cada pessoa puder mudar o seu, nem se a plataforma for de outra escola."
        checked={Boolean(trusts.value)}
        // The field of the domains disappears, and a mistake in it must not keep the form from being sent.
        onChange={(trustsEmail) => form.change({ trustsEmail, ...(!trustsEmail && { emailDomains: '' }) })}
      />
      {Boolean(trusts.value) && (
        <TextArea
          label="Domínios destes endereços"
          required
          rows={2}
          hint="Um por linha, como escola.example. Um endereço de outro domínio não liga ninguém."
          {...form.field('emailDomains')}
        />
      )}
    </>
  );
}
