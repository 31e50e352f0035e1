/** Copies a text to the clipboard, also over plain HTTP; false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // navigator.clipboard is missing over plain HTTP
  }
}

function copyBySelection(text: string): boolean {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = text;
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
