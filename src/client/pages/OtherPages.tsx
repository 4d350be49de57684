import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../lazyPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const ClassMapPage = lazyPage(() => import('../game/map/ClassMapPage.tsx').then((module) => module.ClassMapPage));

/** Renders two pages that need no sign-in, in a chunk of their own: the star map of a class, and the page for unknown URLs. */
export function OtherPages() {
  return (
    <Routes>
      <Route path="/aula/:code/mapa" element={<ClassMapPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
