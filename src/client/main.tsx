import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
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

// For designers and in development there is nothing to keep. After the first picture: it is in nobody's way.
if (import.meta.env.PROD && import.meta.env.VITE_DEV_SCENES !== '1') {
  window.addEventListener('load', () => void import('./offline/startOffline.ts').then((room) => room.startOffline()));
}
