import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';

/** Says what did not load, with a button that asks for it again. */
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
