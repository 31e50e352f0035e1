import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

/** Renders a component and gives a simulated user beside the queries. */
export function renderUi(node: ReactNode): RenderResult & { user: UserEvent } {
  return { user: userEvent.setup(), ...render(node) };
}
