import type { GameView } from '#client/game/flow/view.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { OverlaysProps } from '../overlaysProps.ts';

export type MenuProps = Pick<
  OverlaysProps,
  'send' | 'settings' | 'onSettings' | 'supports' | 'onSupports' | 'lesson' | 'onOurDiary'
> & {
  mode: GameView['mode'];
  /** Whose practice questions it offers; none without. */
  practice?: Theme;
};

/** Returns what the menu needs of the props of a screen, and no more: it renders again when one of these changes. */
export function menuProps(props: OverlaysProps): MenuProps {
  const { view, send, settings, onSettings, supports, onSupports, lesson, onOurDiary } = props;
  return { mode: view.mode, send, settings, onSettings, supports, onSupports, lesson, onOurDiary };
}
