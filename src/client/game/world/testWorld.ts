import { logError } from '#client/api/logError.ts';
import type { CouncilList } from '#client/game/flow/actors.ts';
import type { ChosenDilemmas, LoadedGame } from '#client/game/flow/GameState.ts';
import type { WorldEffects } from '#client/game/flow/withEffects.ts';
import { readItem, writeItem } from '#client/session/localItems.ts';
import type { SolarSystem } from '#content/SolarSystem.ts';
import { COUNCIL_MORE, PAGE_LIMIT_MAX } from '#domain/limits.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { levelOfPart } from '../flow/rules/progress.ts';
import { readProgress } from './drafts/readProgress.ts';
import type { TeamFiles } from './files/teamFiles.ts';
import { loadCouncilPage } from './loadCouncilPage.ts';
import { loadScript } from './loadScript.ts';

const OFFLINE_TEST = new Error('Test mode sends nothing');

/** Returns the effects of a game in test mode: nothing is written on the server (spec, section 4; ruling 23). */
export function testWorld(theme: Theme, goToPanel: () => void): WorldEffects {
  const key = `test-progress:${theme}`;
  const choicesKey = `test-choices:${theme}`;
  const kept = () => readProgress(readItem(key));
  const choices = () => (readItem(choicesKey) ?? {}) as ChosenDilemmas;
  return {
    loadGame: async (_, signal): Promise<LoadedGame> => ({
      script: await scriptOrNull(theme, signal),
      level: levelOfPart(kept()?.part ?? 0),
      team: null,
      progress: kept(),
      choices: choices(),
    }),
    loadScript: (signal) => loadScript(theme, { signal }),
    post: () => Promise.reject(OFFLINE_TEST),
    /** Loads the council of Interculturalidade for every theme, as teams see it. */
    async loadCouncil({ theme: of, shown }, signal) {
      const limit = Math.min(Math.max(shown, COUNCIL_MORE), PAGE_LIMIT_MAX);
      const list = seenByTeams(await loadCouncilPage({ theme: of, page: 0, limit }, signal));
      return (await exampleCouncil()).withExamples(list, Date.now());
    },
    async loadMore({ theme: of, page }, signal) {
      const list = await loadCouncilPage({ theme: of, page, limit: COUNCIL_MORE }, signal);
      const { proposals, total } = seenByTeams(list);
      return { proposals, total: total + (await exampleCouncil()).EXAMPLES_COUNT };
    },
    searchCouncil: () => Promise.reject(OFFLINE_TEST),
    loadRanking: () => Promise.reject(OFFLINE_TEST),
    rate: () => Promise.reject(OFFLINE_TEST),
    comment: () => Promise.reject(OFFLINE_TEST),
    reply: () => Promise.reject(OFFLINE_TEST),
    report: () => Promise.reject(OFFLINE_TEST),
    leave: () => Promise.resolve(),
    keepRating: () => {},
    keepChoice: (chosen) => writeItem(choicesKey, { ...choices(), [chosen.mission]: chosen }),
    keepProgress: (progress) => writeItem(key, progress),
    clearProgress() {
      writeItem(key, null);
      writeItem(choicesKey, null);
    },
    // Test mode has no server copy to keep versions of.
    keepReplacedVersion: () => {},
    upload: () => {},
    discardFile: () => {},
    goToPanel,
    goToLogin: () => {},
  };
}

/** A separate chunk, which teams do not download. */
const exampleCouncil = () => import('./exampleCouncil.ts');

/** Removes what only staff receive: proposals that are held, hidden or given back. */
function seenByTeams({ proposals, total }: CouncilList): CouncilList {
  const seen = proposals.filter(({ state }) => state === undefined);
  return { proposals: seen, total: total - (proposals.length - seen.length) };
}

async function scriptOrNull(theme: Theme, signal: AbortSignal): Promise<SolarSystem | null> {
  try {
    return await loadScript(theme, { signal });
  } catch (error) {
    logError(error, 'game');
    return null;
  }
}

/** Returns the files of test mode, which only this page has. */
export function testFiles(): Pick<TeamFiles, 'choose' | 'read'> {
  const here = new Map<string, File>();
  return {
    choose: (files) =>
      files.map((file, index) => {
        const { name, size: bytes } = file;
        const id = `${name}-${bytes}-${index}`;
        here.set(id, file);
        return { id, name, bytes };
      }),
    read: async (id) => here.get(id),
  };
}
