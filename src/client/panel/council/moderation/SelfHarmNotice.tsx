import { type ReactNode, useId } from 'react';
import { Banner } from '#client/ui/feedback/Banner.tsx';

/** Says what to do about texts that may be about self-harm (ruling 30); renders nothing when none awaits a decision. */
export function SelfHarmNotice({ count, action }: { count: number; action?: ReactNode }) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Banner tone="warning" action={action}>
        <h2 id={id} className="font-semibold text-lg">
          Precisa de atenção: pode falar de autoagressão
        </h2>
        <p>
          {count === 1 ? '1 texto espera por si' : `${count} textos esperam por si`}; nenhuma outra equipa{' '}
          {count === 1 ? 'o' : 'os'} vê. Fale com a equipa e avise o Serviço de Psicologia e Orientação da escola; em
          perigo imediato, 112.
        </p>
        <p className="text-muted">
          Linha Nacional de Prevenção do Suicídio: 1411. SNS 24: 808 24 24 24, opção 4. As duas atendem a qualquer hora.
        </p>
      </Banner>
    </section>
  );
}
