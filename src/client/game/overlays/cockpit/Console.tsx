import { memo, useRef } from 'react';
import type { ButtonSpec, GameView } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { HandButton } from '../lesson/HandButton.tsx';
import { GuideButton } from '../menu/GuideButton.tsx';
import { ConsoleNotice, noticeButton } from '../NoticeBar.tsx';
import type { CockpitProps } from '../overlaysProps.ts';
import { ScrollBox } from '../ScrollBox.tsx';
import { type LargeSizes, OWN_SIZE, useFit } from '../useFit.ts';
import { Buttons } from './Buttons.tsx';
import { glassOf } from './glass.ts';

interface ConsoleProps {
  hint: GameView['hint'];
  /** The notice to show here; null where it is shown elsewhere. */
  notice: GameView['notice'];
  buttons: GameView['buttons'];
  /** null where it is not offered, or is offered elsewhere. */
  guide: GameView['guide'];
  onGuide: CockpitProps['onGuide'];
  /** null while no lesson is live. */
  lesson: CockpitProps['lesson'] | null;
  send: CockpitProps['send'];
  /** For larger letters than the usual ones, which must fit. */
  largeSizes: LargeSizes;
  /** Whether the picture shows the glass. */
  isPainted: boolean;
  /** Low and long: text and buttons side by side. */
  isLow: boolean;
  /** Changes with the available room. */
  room: string;
}

/** Renders the middle screen: what to do now, and the three buttons. */
export const Console = memo(function Console(props: ConsoleProps) {
  const { hint, notice, buttons: own, guide, onGuide, lesson, send, largeSizes, isPainted, isLow, room } = props;
  const element = useRef<HTMLDivElement>(null);
  const buttons = withNotice(own, notice && noticeButton(notice));
  const hasButtons = guide !== null || lesson !== null || Object.values(buttons).some((button) => button !== null);
  const hasWords = hint !== null || notice !== null;
  useFit({
    element,
    sizes: largeSizes ?? OWN_SIZE,
    content: JSON.stringify([room, hint, buttons, guide !== null, notice, lesson?.view.hand]),
  });
  // A hand that is up says so in words, beside the worksheets.
  const isCrowded = largeSizes !== null || buttons.left !== null || (lesson !== null && lesson.view.hand !== 'down');
  if (!hasWords && !hasButtons) return null;
  return (
    <div
      ref={element}
      data-console=""
      className={classes(
        glassOf(isPainted),
        'flex size-full items-center justify-center gap-x-5 gap-y-2.5 px-4 py-2.5',
        !isLow && 'flex-col',
      )}
    >
      {hasWords && (
        <ScrollBox
          label="O que fazer"
          className={classes('min-h-0 max-h-full text-center text-balance', isLow ? 'grow' : 'max-w-full')}
        >
          {notice && <ConsoleNotice notice={notice} />}
          {hint && <p className="font-semibold">{hint}</p>}
        </ScrollBox>
      )}
      {hasButtons && (
        <Buttons buttons={buttons} send={send}>
          {guide && <GuideButton guide={guide} onGuide={onGuide} label={isCrowded ? 'short' : 'usual'} />}
          {lesson && (
            <HandButton lesson={lesson} isShort={largeSizes !== null || guide !== null || buttons.left !== null} />
          )}
        </Buttons>
      )}
    </div>
  );
});

/** Adds the notice's button at the left, unless a button does the same already or an arrow is there. */
function withNotice(buttons: GameView['buttons'], extra: ButtonSpec | null): GameView['buttons'] {
  const hasIt = Object.values(buttons).some((button) => button?.event.type === extra?.event.type);
  return extra === null || hasIt || buttons.left !== null ? buttons : { ...buttons, left: extra };
}
