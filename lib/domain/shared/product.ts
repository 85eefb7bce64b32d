/** The product's name, after the squish test: soft enough to squash between two fingers. The one place it is set. */
export const PRODUCT_NAME = "Squish";
