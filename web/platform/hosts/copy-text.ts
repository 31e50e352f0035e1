/** Puts a text on the clipboard, also where the page is not served securely; false when the browser will not have it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // over plain HTTP there is no clipboard object
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
