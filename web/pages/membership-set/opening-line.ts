const idForm = /^[\w.:-]{1,64}$/;

/** What is opened: the line of the product the address names, or else the page's own line. */
export function openingLine(
  search: string,
  line: string,
): { readonly line?: string; readonly productId?: string } {
  const productId = new URLSearchParams(search).get('productId') ?? '';
  return idForm.test(productId) ? { productId } : { line };
}
