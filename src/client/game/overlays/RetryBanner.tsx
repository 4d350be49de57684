import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';

/** Renders what failed to load, with a button to retry. */
export function RetryBanner({ text, onRetry }: { text: string; onRetry: () => void }) {
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      Tentar de novo
    </Button>
  );
  return (
    <Banner tone="error" live action={retry}>
      {text}
    </Banner>
  );
}
