import orbi from '../../../../../../../assets/robot/orbi.webp';

/** Renders that the votes are being counted. */
export function Counting() {
  return (
    <section className="glass flex flex-wrap items-center gap-5 p-5" aria-labelledby="session-counting">
      <img src={orbi} alt="" width="120" height="120" className="size-30 shrink-0 object-contain" />
      <div className="min-w-0 grow basis-60">
        <h2 id="session-counting" className="text-[1.4em]">
          Já se conta…
        </h2>
        <p className="text-lg text-pretty">
          A votação está fechada. Olhem para a frente: o resultado mostra-se na sala.
        </p>
      </div>
    </section>
  );
}
