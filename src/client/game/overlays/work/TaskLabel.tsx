/** 'Desafio 2 de 3'. */
export function TaskLabel({ number, of }: { number: number; of: number }) {
  return (
    <p className="label-caps mb-1 text-screen-label">
      Desafio {number} de {of}
    </p>
  );
}
