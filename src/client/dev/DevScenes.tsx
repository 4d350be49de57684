import './dev.css';
import { Route, Routes } from 'react-router-dom';
import { FramedStage } from './FramedStage.tsx';
import { Selector } from './Selector.tsx';

/** Renders the designers' scene selector: every scene and every state of the game, for viewing and tuning. */
export function DevScenes() {
  return (
    <Routes>
      <Route path="palco" element={<FramedStage />} />
      <Route path="*" element={<Selector />} />
    </Routes>
  );
}
