import { Button } from '#client/ui/controls/Button.tsx';

/** Renders the button that opens the stories of earlier years. */
export function StoriesButton({ onStories }: { onStories: () => void }) {
  return (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      onClick={onStories}
      className="min-h-[max(48px,2.2em)]! max-w-full justify-self-start bg-glass/90 px-4! leading-tight projected:px-3!"
    >
      O que outras turmas fizeram
    </Button>
  );
}
