/** Outside of Next nothing is cached, so its settings mean nothing. */
export const cacheLife = () => {}
export const cacheTag = () => {}
export const revalidateTag = () => {}
