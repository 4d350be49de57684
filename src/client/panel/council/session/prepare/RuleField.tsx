import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import {
  COUNT_RULE_NAMES,
  COUNT_RULE_SOURCES,
  COUNT_RULE_WORDS,
  rulesFor,
} from '#domain/council/counting/countRules.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { SetupForm } from './useSetupForm.ts';

interface Props {
  form: SetupForm;
  hasCosts: boolean;
}

/** Chooses the rule that decides, among those that can read the chosen ballots. */
export function RuleField({ form, hasCosts }: Props) {
  const { ballot, rule } = form.values;
  const rules = rulesFor(ballot, hasCosts);
  const lacksCosts = !hasCosts && rulesFor(ballot, true).includes('equalShares');
  return (
    <FieldGroup
      title="Regra que decide"
      hint="No fim, a página mostra também o que as outras regras diriam com os mesmos votos."
      error={form.choice('rule').error}
    >
      {() => (
        <>
          <div className="grid gap-3 xl:grid-cols-2">
            {rules.map((one, index) => (
              <RadioCard
                key={one}
                name="rule"
                label={index === 0 ? `${COUNT_RULE_NAMES[one]} (sugerida)` : COUNT_RULE_NAMES[one]}
                hint={
                  <>
                    {COUNT_RULE_WORDS[one]}
                    <span className="block pt-1 text-base">Fonte: {COUNT_RULE_SOURCES[one]}.</span>
                  </>
                }
                checked={rule === one}
                onChange={() => form.change({ rule: one })}
              />
            ))}
          </div>
          {lacksCosts && (
            <p className="text-muted">
              «{COUNT_RULE_NAMES.equalShares}» precisa de saber quanto custa cada proposta, e pelo menos uma ainda não
              tem o custo de todos os passos no dossiê.
            </p>
          )}
          {rule === 'equalShares' && (
            <TextField
              className="max-w-xs"
              label="Orçamento em euros"
              required
              inputMode="decimal"
              autoComplete="off"
              hint="O dinheiro que a escola pode gastar, como 500 ou 1250,50."
              {...form.field('budget')}
            />
          )}
        </>
      )}
    </FieldGroup>
  );
}
