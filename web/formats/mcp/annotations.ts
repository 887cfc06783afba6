/** Of each tool: it reads, and nothing but the documentation. */
export const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
