import type { Browser, Page } from 'playwright-core';
import type { PanelPeople } from '../../support/browser/panelPeople.ts';

/** The running product with the data of panelSeed.ts, and a browser. */
export interface Subject {
  base: string;
  browser: Browser;
  /** Password of every demonstration account. */
  password: string;
  people: PanelPeople;
  /** Id of the demonstration teacher's class. */
  ownClass: string;
  /** Address of the client built with the scene selector. */
  scenes: string;
}

/** Shows a page to the judges; the page is ready, and `name` is what the table calls it. */
export type Look = (page: Page, name: string) => Promise<void>;
