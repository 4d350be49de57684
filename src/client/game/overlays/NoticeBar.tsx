import type { GameView } from '#client/game/flow/view.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { OverlaysProps } from './overlaysProps.ts';

type Notice = NonNullable<GameView['notice']>;

/** What the team should know now: no network, a refusal, a script in reserve. */
export function NoticeBar({ notice, send }: { notice: Notice; send: OverlaysProps['send'] }) {
  return (
    <Banner
      tone={notice.tone}
      live
      className="w-full shadow-card"
      action={
        notice.canRetry && (
          <Button variant="secondary" onClick={() => send({ type: 'RETRY' })}>
            Tentar de novo
          </Button>
        )
      }
    >
      {notice.text}
    </Banner>
  );
}
