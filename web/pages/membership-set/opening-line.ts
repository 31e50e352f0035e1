const idForm = /^[\w.:-]{1,64}$/;

/** The product line to open: of the URL's product, else the page's own. */
export function openingLine(
  search: string,
  line: string,
): { readonly line?: string; readonly productId?: string } {
  const productId = new URLSearchParams(search).get('productId') ?? '';
  return idForm.test(productId) ? { productId } : { line };
}
