import { Button } from '#client/ui/controls/Button.tsx';
import { PHOTO_RULES } from '#content/captions.ts';

/** Renders the reminder before photographs of people, with the button that puts it away for this mission. */
export function PhotoRules({ onRead }: { onRead: () => void }) {
  return (
    <div
      role="note"
      aria-label="Antes de fotografar"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border-2 border-wire bg-glass-lit px-4 py-2"
    >
      <p className="min-w-[12em] grow basis-0 leading-snug">{PHOTO_RULES}</p>
      <Button variant="secondary" onClick={onRead} className="bg-glass/90">
        Percebi
      </Button>
    </div>
  );
}
