const inputOf = (form: HTMLFormElement | null, which: string) =>
  form?.querySelector<HTMLInputElement>(`input[${which}]`);

/** The form's input elements by purpose. */
export const loginInputs = {
  mobile: (form: HTMLFormElement | null) => inputOf(form, 'autocomplete="tel-national"'),
  code: (form: HTMLFormElement | null) => inputOf(form, 'autocomplete="one-time-code"'),
  agreed: (form: HTMLFormElement | null) => inputOf(form, 'type="checkbox"'),
} as const;
