import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

// pdf.js leaves this rejection unhandled when a PDF is closed while it loads; the browser would report it as an error.
self.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Error && event.reason.message === 'Worker was terminated') event.preventDefault();
});
