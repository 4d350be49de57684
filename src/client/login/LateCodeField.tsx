import { whilePending } from '#client/ui/feedback/pending.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { CodeFieldProps } from './code/CodeField.tsx';

const load = () => whilePending(import('./code/CodeField.tsx').then(({ CodeField }) => CodeField));

/** Renders the field for a team's code, which is loaded, with its list of words, when it is first shown. */
export function LateCodeField(props: CodeFieldProps) {
  const Field = useLatePart(true, load);
  if (Field) return <Field {...props} />;
  return (
    <>
      {/* The code of a card signs in without waiting for the field. */}
      <input type="hidden" name="code" value={props.initial ?? ''} />
      <p role="status">{Field === null ? 'Sem ligação ao servidor.' : 'A carregar…'}</p>
    </>
  );
}
