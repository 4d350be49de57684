import { Check, CirclePlus, Pause, Play, Rabbit, SkipBack, SkipForward, Square, Turtle, X } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { RATES, type ReaderState } from '#client/ui/speech/Reader.ts';
import { rateBeside } from './aloudChoice.ts';
import type { useReader } from './useReader.ts';

interface ReaderBarProps extends ReturnType<typeof useReader> {
  isSilent: boolean;
  /** Another sound keeps the floor. */
  isBlocked: boolean;
  onElement: (bar: HTMLElement | null) => void;
  /** Opens how to install a voice. */
  onHelp: () => void;
}

const PLAY: Record<ReaderState['status'], { text: string; label: string }> = {
  idle: { text: 'Ler', label: 'Ler em voz alta' },
  playing: { text: 'Pausa', label: 'Pausa na leitura' },
  paused: { text: 'Continuar', label: 'Continuar a ler' },
};

/** Renders the bar 'Ler em voz alta'. */
export function ReaderBar(props: ReaderBarProps) {
  const { reader, state, choice, choose, hasVoice, isSilent, isBlocked, onElement, onHelp } = props;
  const isIdle = state.status === 'idle';
  return (
    <section ref={onElement} aria-label="Ler em voz alta" data-aloud="no" data-bottom-bar="" className="aloud-bar">
      <PlayButton status={state.status} disabled={isSilent || isBlocked} onClick={() => reader.toggle()} />
      <IconButton label="Parar de ler" disabled={isIdle} onClick={() => reader.stop()}>
        <Square aria-hidden="true" className="size-5 fill-current" />
      </IconButton>
      <IconButton
        label="Frase anterior"
        aria-keyshortcuts="Alt+J"
        disabled={isIdle || isSilent}
        onClick={() => reader.step(-1)}
      >
        <SkipBack aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Frase seguinte"
        aria-keyshortcuts="Alt+K"
        disabled={isIdle || isSilent}
        onClick={() => reader.step(1)}
      >
        <SkipForward aria-hidden="true" />
      </IconButton>
      <Speed rate={choice.rate} onRate={(rate) => choose({ rate })} />
      {hasVoice === true && (
        <Button
          variant="secondary"
          aria-pressed={choice.deviceOnly}
          onClick={() => choose({ deviceOnly: !choice.deviceOnly })}
        >
          {choice.deviceOnly && <Check aria-hidden="true" className="size-5" />}
          Voz do dispositivo
        </Button>
      )}
      {isSilent && <p className="px-2">Agora é tempo de silêncio.</p>}
      {hasVoice === false && (
        <NoVoice
          hasFailed={state.hasFailed}
          isPutAway={choice.knowsNoVoice && !state.hasFailed}
          onPutAway={() => {
            choose({ knowsNoVoice: true });
            reader.stop();
            // The button that was pressed is gone.
            setTimeout(() => document.querySelector<HTMLElement>('[data-voice-help]')?.focus());
          }}
          onHelp={onHelp}
        />
      )}
    </section>
  );
}

interface PlayButtonProps {
  status: ReaderState['status'];
  disabled: boolean;
  onClick: () => void;
}

function PlayButton({ status, disabled, onClick }: PlayButtonProps) {
  const { text, label } = PLAY[status];
  const Icon = status === 'playing' ? Pause : Play;
  return (
    <Button
      aria-label={label}
      aria-keyshortcuts="Alt+L"
      title={`${label} (Alt+L)`}
      disabled={disabled}
      onClick={onClick}
      className="aloud-play"
    >
      <Icon aria-hidden="true" className="size-5 fill-current" />
      {text}
    </Button>
  );
}

function Speed({ rate, onRate }: { rate: number; onRate: (rate: number) => void }) {
  return (
    <fieldset aria-label="Velocidade da leitura" className="flex items-center">
      <IconButton label="Mais devagar" disabled={rate === RATES[0]} onClick={() => onRate(rateBeside(rate, -1))}>
        <Turtle aria-hidden="true" />
      </IconButton>
      <output className="text-center tabular-nums">{rate.toFixed(1).replace('.', ',')}×</output>
      <IconButton label="Mais depressa" disabled={rate === RATES.at(-1)} onClick={() => onRate(rateBeside(rate, 1))}>
        <Rabbit aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}

interface NoVoiceProps extends Pick<ReaderBarProps, 'onHelp'> {
  hasFailed: boolean;
  isPutAway: boolean;
  onPutAway: () => void;
}

/** Says that the device has no voice. Put away, a button is left of it. */
function NoVoice({ hasFailed, isPutAway, onPutAway, onHelp }: NoVoiceProps) {
  if (isPutAway) {
    return (
      <IconButton label="Instalar uma voz" aria-haspopup="dialog" onClick={onHelp} data-voice-help="">
        <CirclePlus aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <>
      <p role="status" className="px-2">
        {hasFailed
          ? 'Para ler este texto é preciso uma voz portuguesa, que este dispositivo não tem.'
          : 'Este dispositivo não tem uma voz portuguesa.'}
      </p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={onHelp} data-voice-help="">
        <CirclePlus aria-hidden="true" className="size-5" />
        Instalar uma voz
      </Button>
      <IconButton label="Fechar o aviso" onClick={onPutAway}>
        <X aria-hidden="true" />
      </IconButton>
    </>
  );
}
