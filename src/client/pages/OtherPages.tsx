import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../lazyPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const ClassMapPage = lazyPage(() => import('../game/map/ClassMapPage.tsx').then((module) => module.ClassMapPage));

/** Renders the pages that need no sign-in and that few devices open: a class's star map, and what is shown for unknown URLs. */
export function OtherPages() {
  return (
    <Routes>
      <Route path="/aula/:code/mapa" element={<ClassMapPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
