import { Route, Routes } from 'react-router-dom';
import { Answers } from './answers/Answers.tsx';
import { useKeptMarksGuard } from './answers/useKeptMarksGuard.ts';
import { Classes } from './classes/Classes.tsx';
import { Home } from './home/Home.tsx';
import { Maintenance } from './home/Maintenance.tsx';
import { Manual } from './manual/Manual.tsx';
import { Proposals } from './proposals/Proposals.tsx';
import { Ranking } from './ranking/Ranking.tsx';
import { Schools } from './schools/Schools.tsx';
import { PanelShell } from './shell/PanelShell.tsx';
import { Teachers } from './teachers/Teachers.tsx';
import { Teams } from './teams/Teams.tsx';
import { Users } from './users/Users.tsx';
import { useStaff } from './useStaff.ts';

/** The route table of the panel (spec, section 2), relative to /panel. */
export function PanelRoutes() {
  const { id } = useStaff();
  useKeptMarksGuard(id);
  return (
    <Routes>
      <Route element={<PanelShell />}>
        <Route index element={<Home />} />
        <Route path="manual" element={<Manual />} />
        <Route path="ranking" element={<Ranking />} />
        <Route path="solar-systems/answers" element={<Answers />} />
        <Route path="solar-systems/proposals" element={<Proposals />} />
        <Route path="management/teams" element={<Teams />} />
        <Route path="management/schools" element={<Schools />} />
        <Route path="management/classes" element={<Classes />} />
        <Route path="management/teachers" element={<Teachers />} />
        <Route path="management/users" element={<Users />} />
        <Route path="*" element={<Maintenance />} />
      </Route>
    </Routes>
  );
}
