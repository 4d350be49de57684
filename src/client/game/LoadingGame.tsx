/** Renders the text shown while images or game data load (spec, section 2). */
export function LoadingGame({ text = 'A carregar dados do jogo...' }: { text?: string }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-space" aria-busy="true">
      <p role="status" className="font-bold font-display text-2xl text-screen-label">
        {text}
      </p>
    </main>
  );
}
