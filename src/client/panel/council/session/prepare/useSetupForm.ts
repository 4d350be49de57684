import { type PanelForm, usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { type CouncilForm, councilForm } from '#contract/council/session/councilForm.ts';
import type { Council } from '#contract/council/session/councils.ts';

export type SetupForm = Pick<PanelForm<CouncilForm>, 'values' | 'change' | 'field' | 'choice' | 'frame'>;

interface Plan {
  values: CouncilForm;
  send: (form: CouncilForm) => Promise<Council>;
  /** Sending twice is the same as once. */
  retries: boolean;
  done: string;
  failed: string;
  onDone: (council: Council) => void;
}

/** Returns the form of a council's setup, which keeps its values when the server refuses them. */
export function useSetupForm(plan: Plan): SetupForm {
  return usePanelForm<CouncilForm, CouncilForm, Council>({
    ...plan,
    schema: councilForm,
    // Refetches lists later: the reply is the whole council.
    patch: (client, council) => client.setQueryData(['councils', council._id], council),
  });
}
