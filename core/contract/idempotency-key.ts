/** An idempotency key: 8 to 64 letters, digits, underscores or hyphens. */
export const idempotencyKeyForm = /^[\w-]{8,64}$/;
