import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../lazyPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const ClassMapPage = lazyPage(() => import('../game/map/ClassMapPage.tsx').then((module) => module.ClassMapPage));

const SelectionPage = lazyPage(() => import('./selection/SelectionPage.tsx').then((module) => module.SelectionPage));

/** Renders the pages that need no sign-in, each a chunk: the star map of a class, a selection of May, and the page for unknown URLs. */
export function OtherPages() {
  return (
    <Routes>
      <Route path="/aula/:code/mapa" element={<ClassMapPage />} />
      <Route path="/selecao/:year" element={<SelectionPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
