/** A small sign that always tells the truth about where the work is (ruling 14). */
export function SavingSign({ text }: { text: string | null }) {
  return (
    <p role="status" className="mr-auto min-w-0 leading-tight text-screen-label text-balance">
      {text}
    </p>
  );
}
