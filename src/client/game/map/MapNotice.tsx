/** Renders the calm words over the map while the class is paused, and when its lesson is over. */
export function MapNotice({ isPaused, isEnded }: { isPaused: boolean; isEnded: boolean }) {
  return (
    <div role="status" className="pointer-events-none absolute inset-0 z-20">
      {isEnded ? (
        <Notice title="A aula terminou" text="As naves ficam onde chegaram. Até à próxima viagem." />
      ) : (
        isPaused && <Notice title="Pausa" text="Olhem para a frente" />
      )}
    </div>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div className="absolute inset-0 grid animate-appear place-content-center bg-[radial-gradient(rgb(13_10_48/0.95)_20%,rgb(13_10_48/0.62)_70%)] text-center">
      <p className="font-display font-extrabold text-[calc(var(--u)*150)] leading-tight">{title}</p>
      <p className="font-display font-semibold text-[max(24px,calc(var(--u)*58))] text-screen-label">{text}</p>
    </div>
  );
}
