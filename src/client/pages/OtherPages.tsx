import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../lazyPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const ClassMapPage = lazyPage(() => import('../game/map/ClassMapPage.tsx').then((module) => module.ClassMapPage));

const SelectionPage = lazyPage(() => import('./selection/SelectionPage.tsx').then((module) => module.SelectionPage));

const CouncilHallPage = lazyPage(() =>
  import('../game/hall/CouncilHallPage.tsx').then((module) => module.CouncilHallPage),
);

const SurveyPage = lazyPage(() => import('./survey/SurveyPage.tsx').then((module) => module.SurveyPage));

const AccessibilityPage = lazyPage(() =>
  import('./accessibility/AccessibilityPage.tsx').then((module) => module.AccessibilityPage),
);

/**
 * Renders the pages that need no sign-in, each a chunk: the star map of a class, the hall of a council session, a selection of
 * May, the questionnaire of a class, the accessibility statement, and the page for unknown URLs.
 */
export function OtherPages() {
  return (
    <Routes>
      <Route path="/aula/:code/mapa" element={<ClassMapPage />} />
      <Route path="/conselho/:code" element={<CouncilHallPage />} />
      <Route path="/selecao/:year" element={<SelectionPage />} />
      <Route path="/questionario/:code" element={<SurveyPage />} />
      <Route path="/acessibilidade" element={<AccessibilityPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
