import { useRouterState } from '@tanstack/react-router';
import { contentForms } from '#core/rules/console/content-forms/content-forms.ts';
import type { ContentForm } from '#core/rules/console/content-form.ts';
import type { ContentKind } from '#core/contract/console/content.shapes.ts';

/** The kind that the address names, and its form. */
export function useContentForm(): { readonly kind: ContentKind; readonly form: ContentForm } {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const form = contentForms.find(({ kind }) => path.split('/')[2] === kind) ?? contentForms[0];
  return { kind: form.kind, form };
}
