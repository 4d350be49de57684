/**
 * Returns the texts that are cut off, and the boxes that must be scrolled in two directions; one text for each. Tables, maps
 * and texts to write in may scroll sideways (WCAG 1.4.10). Runs in the page, so it uses nothing of this module.
 */
export function reflowMistakes(): string[] {
  const TOLERANCE_PX = 2;
  const MAY_SCROLL = 'textarea, input, pre, [data-map]';
  const roots = [...document.querySelectorAll('dialog:modal')];
  const root = roots.at(-1) ?? document.body;
  const wordsOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 50) || element.tagName;
  const isSeen = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest('[inert], .sr-only, [aria-hidden="true"]:not([data-testid="caption"] *)') === null &&
    element.clientWidth > 1 &&
    element.clientHeight > 1;
  const textsOf = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter(isSeen);
  /** Returns the parts of the text that lie outside of a box that hides them. */
  const cutBy = (element: HTMLElement): boolean => {
    const texts = textsOf(element);
    const [begin] = texts;
    const end = texts.at(-1);
    // A shortened text has a button that opens it whole.
    if (!begin || !end || getComputedStyle(element).webkitLineClamp !== 'none') return false;
    const range = document.createRange();
    range.setStartBefore(begin);
    range.setEndAfter(end);
    const text = range.getBoundingClientRect();
    for (let box = element as HTMLElement | null; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (scrolls(overflowX) || scrolls(overflowY)) return false;
      const isCutAcross = clips(overflowX) && (text.left < left - TOLERANCE_PX || text.right > right + TOLERANCE_PX);
      const isCutDown = clips(overflowY) && (text.top < top - TOLERANCE_PX || text.bottom > bottom + TOLERANCE_PX);
      if (isCutAcross || isCutDown) return true;
      if (position === 'fixed') return false;
    }
    return false;
  };
  const cut = elements.filter(cutBy);
  const sideways = elements.filter((element) => {
    const { overflowX } = getComputedStyle(element);
    const isWide = element.scrollWidth > element.clientWidth + TOLERANCE_PX;
    return (
      isWide && scrolls(overflowX) && !element.matches(MAY_SCROLL) && element.querySelector(':scope table') === null
    );
  });
  return [
    ...cut.map((element) => `«${wordsOf(element)}» is cut off`),
    ...sideways.map((element) => `«${wordsOf(element)}» scrolls sideways`),
  ];
}

/** The spacing that a person may set (WCAG 1.4.12). */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Returns what cannot be told apart in the system's own colours: a control without a visible focus, and one that is chosen,
 * pressed or disabled and looks as another one of its group that is not. Runs in the page.
 */
export function forcedColorMistakes(): string[] {
  const roots = [...document.querySelectorAll('dialog:modal')];
  const root = roots.at(-1) ?? document.body;
  const isSeen = (element: Element) => element.checkVisibility() && element.closest('[inert]') === null;
  const wordsOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50) ||
    element.outerHTML.slice(0, 80);
  const boxOf = (control: Element) => (control.matches('input') ? (control.closest('label') ?? control) : control);
  const ground = getComputedStyle(document.body).backgroundColor;
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  /** Returns what is left of an element's look; '' for one that the system's colours make invisible. */
  const lookOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, color, opacity, fill, stroke } = style;
    const border =
      borderTopStyle === 'none' || borderTopWidth === '0px'
        ? ''
        : `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`;
    const background = [ground, 'rgba(0, 0, 0, 0)'].includes(backgroundColor) ? '' : backgroundColor;
    const text = hasText(element) ? [color, style.fontWeight, style.textDecorationLine].join() : '';
    const shape = element.matches('svg *') ? [fill, stroke, element.getAttribute('d')].join() : '';
    const all = [border, background, text, shape].join('');
    return all === '' ? '' : `${all} ${opacity}`;
  };
  const groupOf = (control: Element) =>
    control.closest('fieldset, [role=radiogroup], [role=group], [role=tablist], ul, ol, nav, dialog, main') ?? root;
  const PAIRS = [
    [
      'input[type=radio]:checked, input[type=checkbox]:checked',
      'input:is([type=radio], [type=checkbox]):not(:checked)',
    ],
    ['[aria-pressed=true]', '[aria-pressed=false]'],
    ['[aria-selected=true]', '[aria-selected=false]'],
    ['[role=switch][aria-checked=true]', '[role=switch][aria-checked=false]'],
    ['button:disabled', 'button:enabled'],
  ] as const;
  /** A native control shows its state by itself. */
  const isNative = (control: Element) =>
    control.matches('input') && getComputedStyle(control).opacity !== '0' && control.clientWidth > 4;
  const alike = PAIRS.flatMap(([on, off]) =>
    [...root.querySelectorAll(on)].filter(isSeen).flatMap((control) => {
      if (isNative(control)) return [];
      const inside = (element: Element) =>
        [element, ...element.querySelectorAll('*')].map(lookOf).filter(Boolean).join();
      const others = [...groupOf(control).querySelectorAll(off)].filter(
        (one) => isSeen(one) && one.className === control.className,
      );
      // Of five stars the chosen one looks like those before it, and not like those after it.
      const isAlike = others.length > 0 && others.every((one) => inside(boxOf(one)) === inside(boxOf(control)));
      return isAlike ? [`«${wordsOf(boxOf(control))}» looks like those that are not ${on}`] : [];
    }),
  );
  const CONTROLS =
    'button:enabled, a[href], input:enabled:not([type=hidden], [type=file]), textarea:enabled, select:enabled';
  const before = document.activeElement;
  const unseen = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen).filter((control) => {
    // A control that has the focus already would keep how it got it.
    (document.activeElement as HTMLElement | null)?.blur();
    control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== control) return false;
    const rings = [getComputedStyle(control), getComputedStyle(control, '::after'), getComputedStyle(boxOf(control))];
    return !rings.some(({ outlineStyle, outlineWidth }) => {
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  const masked = [...root.querySelectorAll('*')].filter(
    (element) =>
      isSeen(element) &&
      element.closest('[aria-hidden=true]:not(button *, a *)') === null &&
      getComputedStyle(element).maskImage.startsWith('url'),
  );
  // A dot or a square without text or border, which the system's colours paint over.
  const painted = [...root.querySelectorAll('button *, a *, label *')].filter(
    (element) =>
      element instanceof HTMLElement &&
      isSeen(element) &&
      element.childNodes.length === 0 &&
      !element.matches('img, input, canvas, video, textarea, select, br, .sr-only, .sr-only *') &&
      element.clientWidth > 2 &&
      element.clientHeight > 2 &&
      lookOf(element) === '',
  );
  return [
    ...alike,
    ...unseen.map((control) => `«${wordsOf(control)}» shows no focus`),
    ...painted.map((element) => `«${wordsOf(element.closest('button, a, label') ?? element)}» has a part of no colour`),
    ...masked.map((element) => `«${wordsOf(element)}» is drawn by a mask`),
  ];
}
