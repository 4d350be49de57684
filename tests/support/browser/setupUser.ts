import { type UserEvent, userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/**
 * Returns a user that acts without delays, also where Vitest's timers are faked. After each action Testing Library
 * waits for a timer, and it advances faked timers only where the global `jest` exists (removed by `unstubAllGlobals`).
 */
export function setupUser(): UserEvent {
  if (vi.isFakeTimers()) vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
  return userEvent.setup({ delay: null });
}
