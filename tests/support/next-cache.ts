/** Replaces Next's cache functions, which have no effect outside of Next. */
export const cacheLife = () => {}
export const cacheTag = () => {}
export const revalidateTag = () => {}
