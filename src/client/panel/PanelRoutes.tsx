import { Route, Routes } from 'react-router-dom';
import { Home } from './home/Home.tsx';
import { Maintenance } from './home/Maintenance.tsx';
import { LazyPages } from './lazy/LazyPages.tsx';
import { LazyView } from './lazy/LazyView.tsx';
import { usePrefetchAll } from './lazy/usePrefetchAll.ts';
import { useMarkSaver } from './marking/answers/saving/useMarkSaver.ts';
import { useUnsavedGuard } from './marking/answers/saving/useUnsavedGuard.ts';
import { PANEL_PAGES } from './pages.ts';
import { PanelShell } from './shell/PanelShell.tsx';
import { useStaff } from './useStaff.ts';

/** Routes the addresses below /panel to their pages (spec, section 2). The home page is in the shell's bundle. */
export function PanelRoutes() {
  const { id } = useStaff();
  useMarkSaver(id);
  useUnsavedGuard(id);
  usePrefetchAll();
  return (
    <Routes>
      <Route element={<PanelShell />}>
        <Route index element={<Home />} />
        <Route element={<LazyPages />}>
          {Object.entries(PANEL_PAGES).map(([path, part]) => (
            <Route key={path} path={path} element={<LazyView part={part} props={{}} />} />
          ))}
        </Route>
        <Route path="*" element={<Maintenance />} />
      </Route>
    </Routes>
  );
}
