import { Route, Routes } from 'react-router-dom';
import { Home } from './home/Home.tsx';
import { Maintenance } from './home/Maintenance.tsx';
import { LatePages } from './late/LatePages.tsx';
import { PartView } from './late/PartView.tsx';
import { useFetchAhead } from './late/useFetchAhead.ts';
import { useMarkSaver } from './marking/answers/saving/useMarkSaver.ts';
import { useUnsavedGuard } from './marking/answers/saving/useUnsavedGuard.ts';
import { PANEL_PAGES } from './pages.ts';
import { PanelShell } from './shell/PanelShell.tsx';
import { useStaff } from './useStaff.ts';

/** What stands at each address of the panel (spec, section 2), relative to /panel. The home comes with the shell. */
export function PanelRoutes() {
  const { id } = useStaff();
  useMarkSaver(id);
  useUnsavedGuard(id);
  useFetchAhead();
  return (
    <Routes>
      <Route element={<PanelShell />}>
        <Route index element={<Home />} />
        <Route element={<LatePages />}>
          {Object.entries(PANEL_PAGES).map(([path, part]) => (
            <Route key={path} path={path} element={<PartView part={part} props={{}} />} />
          ))}
        </Route>
        <Route path="*" element={<Maintenance />} />
      </Route>
    </Routes>
  );
}
