const idForm = /^[\w.:-]{1,64}$/;

/** The product line to open: of the URL's product, else the page's own. */
export const openingInput = (
  productId: string | null | undefined,
  productLine: string,
): { readonly line?: string; readonly productId?: string } =>
  productId && idForm.test(productId) ? { productId } : { line: productLine };
