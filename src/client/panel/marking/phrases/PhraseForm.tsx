import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { onValue } from '#client/panel/onValue.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { phraseBody } from '#contract/marking/phraseForms.ts';
import { type OwnPhrase, phrases } from '#contract/marking/phrases.ts';
import { PHRASE_MAX_CHARS } from '#domain/limits.ts';
import { CRITERION_NAMES } from '#domain/marking/markWords.ts';
import { TEAM_PLACEHOLDER } from '#domain/marking/phrases.ts';
import { CRITERIA } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';

const MISSIONS = MISSION_LEVELS.map((level) => ({ value: String(level), label: `Missão ${level}` }));
const CRITERION_OPTIONS = CRITERIA.map((criterion) => ({ value: criterion, label: CRITERION_NAMES[criterion] }));

/** Renders 'Nova frase', or 'Editar frase' for an own phrase. */
export function PhraseForm({ phrase, onClose }: { phrase: OwnPhrase | null; onClose: () => void }) {
  const form = usePanelForm({
    schema: phraseBody,
    values: {
      text: phrase?.text ?? '',
      shortcut: phrase?.shortcut ?? '',
      level: String(phrase?.level ?? ''),
      criterion: phrase?.criterion ?? '',
    },
    needs: ['text'],
    send: (body) =>
      phrase === null
        ? call(phrases.addPhrase, { body })
        : call(phrases.editPhrase, { params: { phraseId: phrase._id }, body }),
    // A change may be sent twice; a new phrase would be added twice.
    retries: phrase !== null,
    about: { shortcutTaken: 'shortcut' },
    done: 'Frase guardada com sucesso!',
    failed: 'Erro ao guardar a frase',
    onDone: onClose,
  });
  return (
    <FormDialog title={phrase === null ? 'Nova frase' : 'Editar frase'} form={form} onClose={onClose}>
      <TextArea
        label="Frase"
        required
        maxLength={PHRASE_MAX_CHARS}
        hint={`No lugar de ${TEAM_PLACEHOLDER} aparece o nome da equipa. Até ${PHRASE_MAX_CHARS} caracteres.`}
        {...form.field('text')}
      />
      <TextField
        label="Atalho"
        autoComplete="off"
        autoCapitalize="none"
        hint="Facultativo. Escreva / e o atalho no comentário para encontrar logo a frase."
        {...form.field('shortcut')}
      />
      <SelectField
        label="Missão"
        placeholder="Qualquer missão"
        options={MISSIONS}
        {...selectOf(form.choice('level'))}
      />
      <SelectField
        label="Critério"
        placeholder="Os dois critérios"
        options={CRITERION_OPTIONS}
        {...selectOf(form.choice('criterion'))}
      />
    </FormDialog>
  );
}

interface Choice {
  value: string | number | null | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Returns the props of a select whose empty option stands for any. */
function selectOf({ value, error, onChange }: Choice) {
  return { value: String(value ?? ''), error, onChange: onValue(onChange) };
}
