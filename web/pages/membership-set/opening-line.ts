const idForm = /^[\w.:-]{1,64}$/;

/** The product line to open: of the URL's product, else the page's own. */
export const openingLine = (
  productId: string | null | undefined,
  line: string,
): { readonly line?: string; readonly productId?: string } =>
  productId && idForm.test(productId) ? { productId } : { line };
