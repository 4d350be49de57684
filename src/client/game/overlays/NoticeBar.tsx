import type { ButtonSpec, GameView } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { AlertIcon, InfoIcon } from '#client/ui/icons.tsx';
import type { OverlaysProps } from './overlaysProps.ts';

type Notice = NonNullable<GameView['notice']>;

/** Renders what the team should know now: no network, a refusal, a fallback script. */
export function NoticeBar({ notice, send }: { notice: Notice; send: OverlaysProps['send'] }) {
  const button = noticeButton(notice);
  return (
    <Banner
      tone={notice.tone}
      live
      className="w-full shadow-card"
      action={
        button && (
          <Button variant="secondary" onClick={() => send(button.event)}>
            {button.label}
          </Button>
        )
      }
    >
      {notice.text}
    </Banner>
  );
}

const RETRY: ButtonSpec = { label: 'Tentar de novo', event: { type: 'RETRY' }, disabled: false };

/** Returns the button of a notice, or null. */
export function noticeButton({ action, canRetry }: Notice): ButtonSpec | null {
  return action ?? (canRetry ? RETRY : null);
}

/** Renders the notice on the console's glass, among whose buttons is the notice's own. */
export function ConsoleNotice({ notice: { tone, text } }: { notice: Notice }) {
  const Icon = tone === 'error' ? AlertIcon : InfoIcon;
  return (
    <p
      role={tone === 'error' ? 'alert' : 'status'}
      className={`mb-1 flex items-start gap-2 text-left leading-tight ${tone === 'error' ? 'text-[#ff9dba]' : 'text-screen-label'}`}
    >
      <Icon className="mt-0.5 shrink-0" width="1.2em" height="1.2em" />
      <span className="text-pretty">{text}</span>
    </p>
  );
}
