import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { logError } from './api/logError.ts';
import { startSession } from './session/startSession.ts';
import './styles.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

startSession();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);

// Development and designers' builds have no offline mode. Waits for `load`, so as not to delay the first rendering.
if (import.meta.env.PROD && import.meta.env.VITE_DEV_SCENES !== '1') {
  window.addEventListener('load', () =>
    import('./offline/startOffline.ts').then(
      (module) => module.startOffline(),
      (error: unknown) => logError(error, 'offline'),
    ),
  );
}
