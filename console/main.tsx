import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './app/router.tsx';
import { followSystemMode } from './platform/mode.ts';
import { CallRefused } from './platform/call.ts';
import './styles/console.css';

followSystemMode();
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal is an answer; only a network that fails is tried again.
      retry: (times, error) => !(error instanceof CallRefused) && times < 2,
    },
  },
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
