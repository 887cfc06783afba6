/** Who asked the last proxy before us, by its `X-Forwarded-For`; what is further left anybody can write. */
export const lastForwarded = (header: string): string => header.split(',').at(-1)?.trim() ?? ''
