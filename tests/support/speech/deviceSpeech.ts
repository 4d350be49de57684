import type { BrowserContext, Page } from 'playwright-core';

interface SpokenPage {
  spoken: string[];
  /** Utterances that were begun while another was going on, or while the narrator said a word. */
  collisions: string[];
}

/** Gives every page of the context a device's voice that says a word in 150 ms, silently. Without `langs` it has none in Portuguese. */
export async function giveVoice(context: BrowserContext, langs: readonly string[] = ['en-GB', 'pt-PT']): Promise<void> {
  await context.addInitScript(installVoice, langs);
}

/** Returns what the page has said with the device's voice, and forgets it. */
export function takeSpoken(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as SpokenPage).spoken.splice(0));
}

/** Returns the texts that were said at the same time as another. */
export function collisionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as SpokenPage).collisions);
}

/** Returns the word that is marked now; empty for none. */
export function markedWord(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get('aloud-word') ?? [])].map(String).join(' '));
}

/** Runs in the page before its own scripts. */
function installVoice(langs: readonly string[]): void {
  const WORD_MS = 150;
  const page = globalThis as unknown as SpokenPage;
  Object.assign(page, { spoken: [], collisions: [] });
  const voices = langs.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }));
  let queue: SpeechSynthesisUtterance[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (to: SpeechSynthesisUtterance, type: string, more = {}) =>
    to.dispatchEvent(Object.assign(new Event(type), more));
  const next = () => {
    const [one] = queue;
    if (one === undefined) return;
    page.spoken.push(one.text);
    send(one, 'start');
    if (document.querySelector('[data-testid=spoken-word]') !== null) page.collisions.push(one.text);
    const words = [...one.text.matchAll(/\S+/g)];
    const say = (index: number) => {
      const word = words[index];
      if (word === undefined) {
        queue.shift();
        send(one, 'end');
        next();
        return;
      }
      send(one, 'boundary', { name: 'word', charIndex: word.index, charLength: word[0].length });
      timer = setTimeout(say, WORD_MS, index + 1);
    };
    timer = setTimeout(say, 0, 0);
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(one: SpeechSynthesisUtterance) {
      // The reader says one sentence at a time: a second one in the queue is a second voice.
      if (queue.length > 0) page.collisions.push(one.text);
      queue.push(one);
      if (queue.length === 1) next();
    },
    cancel() {
      clearTimeout(timer);
      const cut = queue;
      queue = [];
      for (const one of cut) send(one, 'error', { error: 'interrupted' });
    },
    pause() {},
    resume() {},
  });
  class Utterance extends EventTarget {
    voice = null;
    lang = '';
    rate = 1;
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
      for (const type of ['start', 'boundary', 'end', 'error']) {
        this.addEventListener(type, (event) => {
          (this as unknown as Record<string, ((event: Event) => void) | undefined>)[`on${type}`]?.(event);
        });
      }
    }
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
}
